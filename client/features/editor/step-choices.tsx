import { Controller, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ingredientText } from '#shared/appliance/recipe-text.ts'
import { type Ingredient, TOOLS } from '#shared/recipe.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import type { StepForm } from './step-form.ts'

export function IngredientChoices({ ingredients }: { ingredients: Ingredient[] }) {
  const { t } = useTranslation()
  if (ingredients.length === 0) return null
  return (
    <Choices
      name="ingredientRefs"
      legend={t('step.uses')}
      options={ingredients.map((one) => ({
        value: one.ingredientJsonId,
        label: ingredientText({ ...one, notes: undefined }),
      }))}
    />
  )
}

export function ToolChoices() {
  const { t } = useTranslation()
  return (
    <Choices
      name="tools"
      legend={t('step.tools')}
      options={TOOLS.map((tool) => ({ value: tool, label: t(`tools.${tool}`) }))}
    />
  )
}

type ChoicesProps = {
  name: 'ingredientRefs' | 'tools'
  legend: string
  options: { value: string | number; label: string }[]
}

function Choices({ name, legend, options }: ChoicesProps) {
  const { control } = useFormContext<StepForm>()
  return (
    <fieldset>
      <legend className="text-small font-semibold">{legend}</legend>
      <Controller
        control={control}
        name={name}
        render={({ field }) => {
          const taken: (string | number)[] = field.value ?? []
          const toggle = (value: string | number, isTaken: boolean) =>
            field.onChange(isTaken ? [...taken, value] : taken.filter((one) => one !== value))
          return (
            <div className="mt-1 grid gap-x-4 sm:grid-cols-2">
              {options.map(({ value, label }) => (
                <Checkbox
                  key={value}
                  label={label}
                  checked={taken.includes(value)}
                  onCheckedChange={(isTaken) => toggle(value, isTaken === true)}
                />
              ))}
            </div>
          )
        }}
      />
    </fieldset>
  )
}
