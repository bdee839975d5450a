import { useTranslation } from 'react-i18next'
import { APPLIANCE_MODELS, type ApplianceModel } from '#shared/appliance/models.ts'
import { useApplianceModel } from '../../hooks/use-appliance-model.ts'
import { errorWords } from '../../lib/error-words.ts'
import { showToast } from '../../lib/toasts.ts'
import { trpc } from '../../lib/trpc.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'

/** Which appliance recipes are converted for and checked against; belongs to the account. */
export function ApplianceSelect() {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const model = useApplianceModel()
  const choose = trpc.account.chooseAppliance.useMutation({
    onSuccess: async (user) => {
      utils.auth.me.setData(undefined, user)
      // Their warnings are those of the other appliance.
      await utils.recipes.byId.invalidate()
    },
    onError: (error) => showToast({ title: errorWords(error, t), tone: 'problem' }),
  })
  return (
    <Field label={t('settings.appliance')} hint={t('settings.applianceHint')}>
      {(control) => (
        <Select
          {...control}
          value={choose.isPending ? choose.variables.applianceModel : model}
          onChange={({ target }) =>
            choose.mutate({ applianceModel: target.value as ApplianceModel })
          }
        >
          {APPLIANCE_MODELS.map((name) => (
            <option key={name} value={name}>
              {t(`models.${name}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
