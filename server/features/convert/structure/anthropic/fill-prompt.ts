/** Puts words into the `{{places}}` of a prompt. Throws when one has no word, which is our mistake. */
export function fillPrompt(prompt: string, words: Readonly<Record<string, string>>): string {
  return prompt.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const word = words[name]
    if (word === undefined) throw new Error(`no word for {{${name}}}`)
    return word
  })
}
