import { Volume2, VolumeX, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#shared/language.ts'
import type { Recipe } from '#shared/recipe.ts'
import { Button } from '../../ui/button.tsx'
import { HaveReadyButton } from './have-ready.tsx'
import { toggleMute, useMute } from './mute.ts'
import { StepPicker } from './step-picker.tsx'

type GuideHeaderProps = {
  recipe: Recipe
  language: Language
  index: number
  onStep: (index: number) => void
  onExit: () => void
}

/** What is being cooked, how far it is, and the way out. */
export function GuideHeader({ recipe, language, index, onStep, onExit }: GuideHeaderProps) {
  const { t } = useTranslation()
  const done = (index + 1) / recipe.steps.length
  return (
    <header className="[grid-area:head]">
      <h1 className="sr-only">{recipe.recipeMetadata.title || t('recipes.untitled')}</h1>
      <div className="flex items-center gap-1 px-2 py-1 sm:px-4 short:py-0">
        <Button variant="quiet" size="largeIcon" aria-label={t('guide.exit')} onClick={onExit}>
          <X aria-hidden />
        </Button>
        <StepPicker recipe={recipe} language={language} index={index} onPick={onStep} />
        <HaveReadyButton recipe={recipe} />
        <MuteButton />
      </div>
      <div aria-hidden className="h-1.5 bg-sunken short:h-1">
        <div
          className="h-full origin-left bg-basil transition-transform duration-300"
          style={{ transform: `scaleX(${done})` }}
        />
      </div>
    </header>
  )
}

function MuteButton() {
  const { t } = useTranslation()
  const isMuted = useMute((state) => state.isMuted)
  const Icon = isMuted ? VolumeX : Volume2
  return (
    <Button
      variant="quiet"
      size="largeIcon"
      aria-label={t('guide.mute')}
      aria-pressed={isMuted}
      onClick={toggleMute}
    >
      <Icon aria-hidden />
    </Button>
  )
}
