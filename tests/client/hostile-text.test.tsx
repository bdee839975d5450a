import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { IngredientList } from '#client/features/editor/ingredient-list.tsx'
import { RecipeHeader } from '#client/features/editor/recipe-header.tsx'
import { StepCard } from '#client/features/editor/step-card.tsx'
import { ItemRow } from '#client/features/shopping/item-row.tsx'
import {
  type Ingredient,
  IngredientSchema,
  RecipeMetadataSchema,
  type Step,
} from '#shared/recipe.ts'
import { startTexts } from '../support/start-texts.ts'

/** Markup, a template and a nested key: what each of our layers might take for its own. */
const HOSTILE = `<img src=x onerror="alert(1)"><script>alert(1)</script>{{count}}$t(app.name)`

beforeAll(() => startTexts())
afterEach(cleanup)

const ingredient: Ingredient = IngredientSchema.parse({
  ingredientJsonId: 1,
  name: `1 ${HOSTILE}`,
  quantity: '2',
  unit: HOSTILE,
  notes: `3 ${HOSTILE}`,
})

const step: Step = {
  stepNumber: 1,
  type: 'OPERATE',
  instructionText: HOSTILE,
  durationSeconds: 60,
  speed: `4 ${HOSTILE}`,
  temperature: `5 ${HOSTILE}`,
  reverse: false,
  ingredientRefs: [1],
  tools: [],
  notices: [
    {
      kind: 'warning',
      severity: 'danger',
      rule: 'S3',
      code: 'TURBO_HOT',
      params: { words: HOSTILE },
    },
  ],
}

const metadata = RecipeMetadataSchema.parse({
  title: HOSTILE,
  description: HOSTILE,
  cuisine: HOSTILE,
  difficulty: HOSTILE,
  tags: [HOSTILE],
  ThermomixModel: [HOSTILE],
})

const item = {
  ...ingredient,
  id: HOSTILE,
  ingredientId: null,
  checked: false,
  isRemoved: false,
  recipeId: null,
  recipeTitle: HOSTILE,
  language: null,
}

test.each([
  ['a recipe', <RecipeHeader key="recipe" metadata={metadata} language="en" />],
  ['an ingredient', <IngredientList key="ingredient" ingredients={[ingredient]} />],
  ['a step', <StepCard key="step" step={step} ingredients={[ingredient]} language="en" />],
  [
    'a thing to buy',
    <ItemRow key="item" row={{ ...item, items: [item] }} amount={HOSTILE} onTicked={() => {}} />,
  ],
])('what others have written into %s is shown as it is, and nothing of it runs', (_, part) => {
  const { container } = render(part)

  expect(screen.getAllByText(HOSTILE, { exact: false }).length).toBeGreaterThan(0)
  expect(container.querySelectorAll('script, img, [onerror]')).toHaveLength(0)
})
