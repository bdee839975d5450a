import { VERIFICATION_CREDITS } from '#shared/credits.ts'

/** The mail that asks a new user to prove the address; `link` is made by us and safe in HTML. */
export function verificationMail(link: string): { subject: string; text: string; html: string } {
  const gift = `${VERIFICATION_CREDITS} free conversions`
  return {
    subject: 'Confirm your email for Thermoscribe',
    text: [
      'Welcome to Thermoscribe!',
      `Please open this link to confirm your email and get ${gift}:`,
      link,
      'If you did not register, you can ignore this mail.',
    ].join('\n\n'),
    html: `<!doctype html>
<html lang="en">
  <body style="font-family: Georgia, serif; color: #2b2420; max-width: 32rem; margin: 2rem auto">
    <h1 style="font-size: 1.4rem">Welcome to Thermoscribe!</h1>
    <p>Please confirm your email and get ${gift}.</p>
    <p><a href="${link}" style="background: #a8452c; color: #fff; padding: .8rem 1.2rem;
      border-radius: .5rem; text-decoration: none">Confirm my email</a></p>
    <p style="font-size: .85rem">Or open this address: <a href="${link}">${link}</a></p>
    <p style="font-size: .85rem">If you did not register, you can ignore this mail.</p>
  </body>
</html>`,
  }
}
