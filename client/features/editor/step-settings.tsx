import { Controller, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { validationWords } from '../../lib/error-words.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import type { StepForm } from './step-form.ts'

/** Time, heat, speed and direction: the dials of the step as fields. */
export function SettingFields() {
  const { t } = useTranslation()
  const { control } = useFormContext<StepForm>()
  return (
    <>
      <div className="grid grid-cols-2 gap-x-4 gap-y-5">
        <SettingField isCount name="minutes" label={t('step.minutes')} />
        <SettingField isCount name="seconds" label={t('step.seconds')} />
        <SettingField
          name="temperature"
          label={t('step.temperature')}
          hint={t('step.temperatureHint')}
        />
        <SettingField name="speed" label={t('step.speed')} hint={t('step.speedHint')} />
      </div>
      <Controller
        control={control}
        name="reverse"
        render={({ field: { value, onChange, ...field } }) => (
          <Checkbox
            {...field}
            label={t('step.reverseLabel')}
            checked={value ?? false}
            onCheckedChange={onChange}
          />
        )}
      />
    </>
  )
}

type SettingFieldProps = {
  name: 'minutes' | 'seconds' | 'temperature' | 'speed'
  label: string
  hint?: string
  isCount?: boolean
}

function SettingField({ name, label, hint, isCount }: SettingFieldProps) {
  const { t } = useTranslation()
  const { register, formState } = useFormContext<StepForm>()
  const message = formState.errors[name]?.message
  return (
    <Field label={label} hint={hint} error={message && validationWords(message, t)}>
      {(control) => (
        <Input
          {...control}
          {...register(name)}
          inputMode={isCount ? 'numeric' : 'text'}
          autoCapitalize="none"
          autoComplete="off"
        />
      )}
    </Field>
  )
}
