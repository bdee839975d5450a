import { Flashlight, FlashlightOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../lib/toasts.ts'
import { hasTorch, switchTorch } from './camera.ts'
import { PanelIconButton } from './panel-button.tsx'

/** Light for dark kitchens, where the device has a torch beside its camera. */
export function TorchButton({ stream }: { stream: MediaStream }) {
  const { t } = useTranslation()
  const [isOn, setOn] = useState(false)
  if (!hasTorch(stream)) return null

  const toggle = async () => {
    try {
      await switchTorch(stream, !isOn)
      setOn(!isOn)
    } catch {
      showToast({ title: t('photo.camera.torchFailed'), tone: 'problem' })
    }
  }
  const Icon = isOn ? FlashlightOff : Flashlight
  return (
    <PanelIconButton
      className="ml-auto short:mt-auto short:ml-0"
      strong={isOn}
      aria-label={t('photo.camera.torch')}
      aria-pressed={isOn}
      onClick={toggle}
    >
      <Icon aria-hidden />
    </PanelIconButton>
  )
}
