import { Plus } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ingredientText } from '#shared/appliance/recipe-text.ts'
import type { Language } from '#shared/language.ts'
import { type Ingredient, RECIPE_LIMITS } from '#shared/recipe.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { ingredientsFromText } from './ingredients-from-text.ts'
import { emptyIngredient, nextIngredientNumber } from './recipe-form.ts'

type AddIngredientsProps = {
  ingredients: Ingredient[]
  /** In which the lines are read. */
  language: Language
  onAdd: (added: Ingredient[]) => void
  /** Wants to fill in the fields, starting with what the line says. */
  onAddByFields: (start: Ingredient) => void
}

/** A line as one writes it on paper becomes an ingredient; a pasted list becomes several. */
export function AddIngredients(props: AddIngredientsProps) {
  const { ingredients, language, onAdd, onAddByFields } = props
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [line, setLine] = useState('')
  const [said, setSaid] = useState('')
  const limit = RECIPE_LIMITS.ingredients
  const isFull = ingredients.length >= limit

  const firstNumber = nextIngredientNumber(ingredients)
  const group = ingredients.at(-1)?.group
  const read = (text: string) =>
    ingredientsFromText(text, { language, firstNumber, group, room: limit - ingredients.length })

  const add = (text: string) => {
    const added = read(text)
    if (added.length === 0) return
    setLine('')
    setSaid(
      added.length === 1
        ? t('ingredient.lineAdded', { lines: added.map(ingredientText).join() })
        : t('ingredient.lineAddedMany', { count: added.length }),
    )
    onAdd(added)
  }
  const addByFields = () => {
    onAddByFields(read(line)[0] ?? { ...emptyIngredient(firstNumber), group })
    setLine('')
  }
  // A line that is still being typed when the recipe is saved belongs to it.
  useEffect(() => {
    const whole = input.current?.form
    const addRest = () => add(line)
    whole?.addEventListener('submit', addRest, { capture: true })
    return () => whole?.removeEventListener('submit', addRest, { capture: true })
  })
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // The form around is the whole recipe, and Enter would save it.
    event.preventDefault()
    add(line)
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\r\n]/.test(text.trim())) return
    event.preventDefault()
    add(text)
  }

  return (
    <div className="mt-4">
      <Field
        label={t('ingredient.line')}
        hint={t('ingredient.lineHint')}
        error={isFull ? t('ingredient.lineFull', { count: limit }) : undefined}
      >
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              ref={input}
              value={line}
              placeholder={t('ingredient.linePlaceholder')}
              autoCapitalize="none"
              autoComplete="off"
              enterKeyHint="enter"
              disabled={isFull}
              onChange={(event) => setLine(event.target.value)}
              onKeyDown={press}
              onPaste={paste}
            />
            <Button
              variant="secondary"
              size="icon"
              aria-label={t('ingredient.lineAdd')}
              disabled={isFull}
              onClick={() => {
                add(line)
                input.current?.focus()
              }}
            >
              <Plus aria-hidden />
            </Button>
          </div>
        )}
      </Field>
      <Button
        variant="link"
        size="inline"
        className="-ml-1"
        disabled={isFull}
        onClick={addByFields}
      >
        {t('ingredient.byFields')}
      </Button>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
