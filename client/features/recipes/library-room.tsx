import { useTranslation } from 'react-i18next'
import { useLibraryUse } from '../../hooks/use-library-use.ts'
import { Hint } from '../../ui/hint.tsx'

/** Says how much room there is when there is little. */
export function LibraryRoom() {
  const { t } = useTranslation()
  const use = useLibraryUse()
  if (!use?.isNearlyFull) return null
  return <Hint tone="caution">{t('recipes.nearlyFull', use.words)}</Hint>
}
