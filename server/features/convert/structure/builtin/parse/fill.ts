/** A sentence of the wording with its gaps filled: `fill('Weigh {list}.', { list: '1 egg' })`. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap))
}
