import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import i18n from 'i18next'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { MetadataFields } from '#client/features/editor/metadata-fields.tsx'
import type { RecipeForm } from '#client/features/editor/recipe-form.ts'
import { RecipeHeader } from '#client/features/editor/recipe-header.tsx'
import { RecipeMetadataSchema } from '#shared/recipe.ts'
import { startTexts } from '../support/start-texts.ts'

beforeAll(() => startTexts())
beforeEach(() => i18n.changeLanguage('pl'))
afterEach(cleanup)

const showHeader = (difficulty: string) =>
  render(
    <RecipeHeader
      metadata={RecipeMetadataSchema.parse({ title: 'Zupa', difficulty })}
      language={null}
    />,
  )

test.each([
  ['hard', 'Trudne'],
  ['na niedzielę', 'na niedzielę'],
  ['średnie (składniki: 10, kroki: 9)', 'średnie'],
])('how hard a recipe is stands in the language of the reader: %s', (difficulty, shown) => {
  showHeader(difficulty)
  expect(screen.getByText(shown)).toBeTruthy()
})

test('what a recipe gives is shown where it counts no people', () => {
  const metadata = RecipeMetadataSchema.parse({ title: 'Ciastka', yieldText: '16 ciastek' })
  render(<RecipeHeader metadata={metadata} language={null} />)
  expect(screen.getByText('16 ciastek')).toBeTruthy()
})

test('its title is hyphenated and read aloud in the language of the recipe', () => {
  const metadata = RecipeMetadataSchema.parse({ title: 'Kartoffelsuppe', description: 'Warm.' })
  render(<RecipeHeader metadata={metadata} language="de" />)
  expect(screen.getByRole('heading').lang).toBe('de')
  expect(screen.getByText('Warm.').lang).toBe('de')
})

test('what it says of itself is set as its steps are', () => {
  const description = 'Takes 1 1/2 hours at 90 °C.'
  const metadata = RecipeMetadataSchema.parse({ title: 'Stew', description })
  const { container } = render(<RecipeHeader metadata={metadata} language="en" />)
  expect(container.textContent).toContain('Takes 1½\u00a0hours at 90\u00a0°C.')
})

function Fields({ onChange }: { onChange: (form: RecipeForm) => void }) {
  const form = useForm<RecipeForm>({ defaultValues: { title: 'Zupa', difficulty: 'easy' } })
  onChange(form.watch())
  return (
    <FormProvider {...form}>
      <MetadataFields />
    </FormProvider>
  )
}

test('the word for a level is edited, and the level kept', () => {
  let form: Partial<RecipeForm> = {}
  render(<Fields onChange={(now) => (form = now)} />)
  const field = screen.getByDisplayValue('Łatwe')
  fireEvent.change(field, { target: { value: 'trudne' } })
  expect(form.difficulty).toBe('hard')
  fireEvent.change(field, { target: { value: 'jak u babci' } })
  expect(form.difficulty).toBe('jak u babci')
})
