import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { EditIngredients } from '#client/features/editor/edit-ingredients.tsx'
import { EditSteps } from '#client/features/editor/edit-steps.tsx'
import { NotIncludedLines } from '#client/features/editor/not-included-lines.tsx'
import { type RecipeForm, toForm } from '#client/features/editor/recipe-form.ts'
import {
  type EditHistoryActions,
  useEditHistory,
} from '#client/features/editor/use-edit-history.ts'
import { createClient, trpc } from '#client/lib/trpc.ts'
import type { Language } from '#shared/language.ts'
import { type Recipe, RecipeSchema } from '#shared/recipe.ts'
import { startTexts } from './start-texts.ts'

export const anIngredient = (ingredientJsonId: number, name: string, more: object = {}) => ({
  ...{ ingredientJsonId, name, quantity: '100', unit: 'g' },
  ...more,
})
export const aStep = (stepNumber: number, instructionText: string, more: object = {}) => ({
  ...{ stepNumber, instructionText, type: 'OPERATE' },
  ...more,
})
export const aRecipe = (parts: object = {}): Recipe =>
  RecipeSchema.parse({
    id: '01890000-0000-7000-8000-000000000001',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...{ version: 1, status: 'converted', convertedBy: 'builtin', language: 'en' },
    recipeMetadata: { title: 'Porridge' },
    ingredients: [anIngredient(1, 'oats'), anIngredient(2, 'milk'), anIngredient(3, 'salt')],
    steps: [],
    sourceUrl: null,
    rawText: 'Porridge',
    ...parts,
  })

/** What the form holds, and its history, as a test sees them. */
export let form: RecipeForm
export let history: EditHistoryActions

type Draw = (onChange: EditHistoryActions['change']) => ReactNode

const queryClient = new QueryClient()
const client = createClient({ url: '/trpc', onSignedOut: () => {} })

/** Nobody is signed in, so the server is asked for nothing. */
function Editor(props: EditorProps) {
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Form {...props} />
      </QueryClientProvider>
    </trpc.Provider>
  )
}

type EditorProps = { recipe: Recipe; draw: Draw }

function Form({ recipe, draw }: EditorProps) {
  const methods = useForm<RecipeForm>({ defaultValues: toForm(recipe) })
  history = useEditHistory(methods, null)
  form = useWatch({ control: methods.control }) as RecipeForm
  return <FormProvider {...methods}>{draw(history.change)}</FormProvider>
}

export function editIngredients(recipe = aRecipe(), language: Language = 'en') {
  const draw: Draw = (onChange) => <EditIngredients language={language} onChange={onChange} />
  render(<Editor recipe={recipe} draw={draw} />)
}

export function editSteps(recipe: Recipe) {
  const draw: Draw = (onChange) => <EditSteps language="en" onChange={onChange} />
  render(<Editor recipe={recipe} draw={draw} />)
}

export function editNotIncluded(recipe: Recipe) {
  const draw: Draw = (onChange) => (
    <NotIncludedLines recipe={recipe} language="en" onChange={onChange} />
  )
  render(<Editor recipe={recipe} draw={draw} />)
}

/** What every test of it needs before it begins. */
export async function startEditor() {
  // The page that tests draw on has no size and does not scroll.
  window.scrollTo = () => {}
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  await startTexts()
}
