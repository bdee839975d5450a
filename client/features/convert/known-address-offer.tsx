import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { KnownAddress } from '#shared/convert.ts'
import { relativeDate } from '../../lib/relative-date.ts'
import { shellPath } from '../../lib/shell-path.ts'
import { Button } from '../../ui/button.tsx'
import { Hint } from '../../ui/hint.tsx'

/** In a form: the recipe that is there already, and the way to import it all the same. */
export function KnownAddressOffer({ known }: { known: KnownAddress }) {
  const { t, i18n } = useTranslation()
  const { recipeId, createdAt } = known
  const title = known.title || t('recipes.untitled')
  const when = relativeDate(createdAt, { t, language: i18n.language })
  return (
    <div role="status" className="grid gap-4">
      <Hint>{t('convert.url.known', { title, when })}</Hint>
      <div className="flex flex-wrap gap-3">
        <Button asChild size="large">
          <Link to={shellPath({ tab: 'recipes', recipeId, mode: 'view' })}>
            {t('convert.readyAction')}
          </Link>
        </Button>
        <Button type="submit" size="large" variant="secondary">
          {t('convert.url.again')}
        </Button>
      </div>
    </div>
  )
}
