import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { Input } from './input.tsx'

/** A password that can be looked at: on a phone most mistakes are typing mistakes. */
export function PasswordInput(props: ComponentProps<'input'>) {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <span className="relative block">
      <Input {...props} type={isShown ? 'text' : 'password'} className="pr-13" />
      <Button
        variant="quiet"
        size="icon"
        className="absolute top-0.5 right-0.5"
        aria-label={isShown ? t('auth.hidePassword') : t('auth.showPassword')}
        onClick={() => setShown(!isShown)}
      >
        <Icon aria-hidden />
      </Button>
    </span>
  )
}
