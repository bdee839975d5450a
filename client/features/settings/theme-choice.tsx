import { Monitor, Moon, Sun } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { applyTheme, readTheme, THEMES } from '../../lib/theme.ts'
import { Choice, ChoiceItem } from '../../ui/choice.tsx'

const ICONS = { system: Monitor, light: Sun, dark: Moon }

export function ThemeChoice() {
  const { t } = useTranslation()
  const labelId = useId()
  const [theme, setTheme] = useState(readTheme)

  const choose = (value: string) => {
    const chosen = THEMES.find((known) => known === value) ?? 'system'
    setTheme(chosen)
    applyTheme(chosen)
  }
  return (
    <div className="grid gap-1.5">
      <p id={labelId} className="text-small font-semibold">
        {t('settings.theme')}
      </p>
      <Choice aria-labelledby={labelId} value={theme} onValueChange={choose}>
        {THEMES.map((name) => {
          const Icon = ICONS[name]
          return (
            <ChoiceItem key={name} value={name}>
              <Icon aria-hidden />
              {t(`settings.themes.${name}`)}
            </ChoiceItem>
          )
        })}
      </Choice>
    </div>
  )
}
