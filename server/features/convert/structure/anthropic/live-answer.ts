import { JSONParser } from '@streamparser/json'
import {
  type Ingredient,
  IngredientSchema,
  type RecipeContent,
  RecipeMetadataSchema,
  type StepInput,
  StepSchema,
} from '#shared/recipe.ts'

type Report = (partial: Partial<RecipeContent>) => void

/**
 * Reads an answer while it is written and reports each title, ingredient and step that is whole.
 * After a broken line the answer begins anew (`restart`); nothing that was shown is taken away, so
 * reports go on where there is more than before.
 */
export class LiveAnswer {
  private readonly report: Report
  private parser: JSONParser
  private title: string | null = null
  private ingredients: Ingredient[] = []
  private steps: StepInput[] = []
  private shown = 0

  constructor(report: Report) {
    this.report = report
    this.parser = this.open()
  }

  restart(): void {
    this.title = null
    this.ingredients = []
    this.steps = []
    this.parser = this.open()
  }

  /** Takes the next piece of the answer, cut anywhere. */
  take(piece: string): void {
    if (!this.parser.isEnded) this.parser.write(piece)
  }

  private open(): JSONParser {
    const parser = new JSONParser({
      paths: ['$.metadata.title', '$.ingredients.*', '$.steps.*'],
      keepStack: false,
    })
    parser.onValue = ({ value, stack }) => this.add(String(stack[1]?.key), value)
    // What is no JSON shows when the answer is whole.
    parser.onError = () => {}
    return parser
  }

  private add(part: string, value: unknown): void {
    const known = this.parse(part, value)
    if (!known) return
    const count = this.ingredients.length + this.steps.length + (this.title === null ? 0 : 1)
    if (count <= this.shown) return
    this.shown = count
    this.report({
      ...(this.title !== null && { metadata: RecipeMetadataSchema.parse({ title: this.title }) }),
      ingredients: [...this.ingredients],
      steps: [...this.steps],
    })
  }

  private parse(part: string, value: unknown): boolean {
    if (part === 'metadata') return this.keepTitle(value)
    if (part === 'ingredients') {
      const read = IngredientSchema.safeParse(value)
      return read.success && this.ingredients.push(read.data) > 0
    }
    const stepNumber = this.steps.length + 1
    const read = StepSchema.safeParse({ ...Object(value), stepNumber })
    return read.success && this.steps.push(read.data) > 0
  }

  private keepTitle(value: unknown): boolean {
    const read = RecipeMetadataSchema.shape.title.safeParse(value)
    if (read.success) this.title = read.data
    return read.success
  }
}
