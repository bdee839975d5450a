/** The colours and shapes of the app, for pages that are not part of it. */
const STYLE = `
    :root { color-scheme: light dark; --ink: light-dark(#1c2620, #f2efe4); --soft: light-dark(#4d574f, #bdc4b9);
      --surface: light-dark(#fffdf8, #1a221d); --line: light-dark(#ddd7c5, #313d35);
      --basil: light-dark(#1d4f3a, #8fcfab); --on-basil: light-dark(#fdfbf3, #0e2419); --tomato: light-dark(#b3321b, #ff9b80) }
    * { box-sizing: border-box }
    body { margin: 0; padding: 2rem 1.125rem 4rem; background: light-dark(#f6f3ea, #121814); color: var(--ink);
      font: 1.0625rem/1.55 ui-sans-serif, system-ui, sans-serif; overflow-wrap: break-word }
    main { max-width: 34rem; margin: 0 auto }
    header { display: flex; align-items: center; gap: .625rem; margin-bottom: 1.75rem; font: 600 1.3125rem ui-serif, Georgia, serif }
    header img { width: 2.25rem; height: 2.25rem }
    h1, h2 { margin: 0; font-family: ui-serif, Georgia, serif; font-weight: 600; line-height: 1.15 }
    h1 { font-size: 2rem }
    h2 { font-size: 1.375rem }
    p { margin: .75rem 0 0 }
    a { color: var(--basil) }
    .soft { color: var(--soft) }
    .card { margin-top: 1.25rem; padding: 1.5rem; border: 1px solid var(--line); border-radius: 1.375rem; background: var(--surface) }
    .total { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 1rem; margin: 0 0 1.25rem; font-size: 1.1875rem }
    button { width: 100%; min-height: 3.25rem; margin-top: .75rem; padding: .625rem 1.5rem; border: 1px solid light-dark(#827e6c, #748378);
      border-radius: 999px; background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer }
    button.primary { border-color: transparent; background: var(--basil); color: var(--on-basil) }
    button:focus-visible, a:focus-visible { outline: 3px solid light-dark(#b8650a, #f4d886); outline-offset: 2px }
    [role=alert] { margin: 0 0 1rem; padding: .75rem 1rem; border-radius: .875rem; background: light-dark(#fbe5dd, #3a1d16); color: var(--tomato); font-weight: 500 }
    pre { margin: 1rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }`

/** A page that only exists while the app is tried out; it looks like one of the app's. */
export function renderDevPage({ title, body }: { title: string; body: string }): string {
  return `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <link rel="icon" href="/icon.svg" type="image/svg+xml">
  <title>${title} · Thermoscribe</title>
  <style>${STYLE}
  </style>
  <main>
    <header><img src="/icon.svg" alt="">Thermoscribe</header>
    <h1>${title}</h1>
    ${body}
  </main>
</html>`
}
