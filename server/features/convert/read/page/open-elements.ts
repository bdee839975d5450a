const setOf = (names: string) => new Set(names.split(' '))
const LISTS = setOf('ul ol table')
const GROUPS = setOf('ul ol table section article div main body')
const ROWS = setOf('li tr')
const BOLD = setOf('b strong')
const HIDDEN = setOf(
  'script style noscript template svg nav button select textarea iframe object canvas video audio head footer',
)

type Element = { name: string; block: number; isHidden: boolean }

/** The elements that are open at one place of a page, and what they say about the text there. */
export class OpenElements {
  readonly #stack: Element[] = []
  /** How many elements of each kind are open, so that no question walks the whole stack. */
  readonly #counts = { hidden: 0, lists: 0, rows: 0, bold: 0 }
  readonly #lists: string[] = []
  #blocks = 0
  #headingLevel: number | null = null

  get isHidden(): boolean {
    return this.#counts.hidden > 0
  }
  get isInRow(): boolean {
    return this.#counts.rows > 0
  }
  get isInOrderedList(): boolean {
    return this.#lists.at(-1) === 'ol'
  }
  get isBold(): boolean {
    return this.#counts.bold > 0
  }
  /** 1–6 inside a heading. */
  get headingLevel(): number | null {
    return this.#headingLevel
  }
  /** Texts of the same list or group of paragraphs share this number. */
  get block(): number {
    return this.#stack.at(-1)?.block ?? 0
  }

  push(name: string, isHidden: boolean): void {
    const startsBlock = GROUPS.has(name) && (this.#counts.lists === 0 || LISTS.has(name))
    if (startsBlock) this.#blocks += 1
    this.#stack.push({ name, block: startsBlock ? this.#blocks : this.block, isHidden })
    if (LISTS.has(name)) this.#lists.push(name)
    this.#count(name, isHidden, 1)
    if (isHeading(name)) this.#headingLevel = Number(name[1])
  }

  /** Closes the innermost element if it is of this name; the parser closes in order. */
  pop(name: string): void {
    const last = this.#stack.at(-1)
    if (last?.name !== name) return
    this.#stack.pop()
    if (LISTS.has(name)) this.#lists.pop()
    this.#count(name, last.isHidden, -1)
    if (isHeading(name)) this.#headingLevel = null
  }

  #count(name: string, isHidden: boolean, change: 1 | -1): void {
    const counts = this.#counts
    if (isHidden) counts.hidden += change
    if (LISTS.has(name)) counts.lists += change
    if (ROWS.has(name)) counts.rows += change
    if (BOLD.has(name)) counts.bold += change
  }
}

function isHeading(name: string): boolean {
  return /^h[1-6]$/.test(name)
}

/** Whether people who look at the page do not see the element, as far as its tag tells. */
export function isHiddenElement(name: string, attributes: Record<string, string>): boolean {
  return HIDDEN.has(name) || 'hidden' in attributes || isStyledAway(attributes.style)
}

function isStyledAway(style: string | undefined): boolean {
  return style !== undefined && /display\s{0,9}:\s{0,9}none/i.test(style)
}
