import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Recipe, type Step, TOOLS, type Tool } from '#shared/recipe.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { unusualTools } from '../../ui/step-dials.tsx'
import { IngredientRows } from './ingredient-rows.tsx'
import { ToolList } from './tool-list.tsx'

/** Every accessory that a recipe needs beside what is always there, each once. */
export function accessoriesOf(steps: Step[]): Tool[] {
  const used = new Set(steps.flatMap(({ tools }) => tools))
  return unusualTools(TOOLS.filter((tool) => used.has(tool)))
}

/** Before the first step: the accessories to look for; nothing where none is needed. */
export function HaveReady({ steps }: { steps: Step[] }) {
  const { t } = useTranslation()
  const tools = accessoriesOf(steps)
  if (tools.length === 0) return null
  return (
    <Card tone="sunken" padding="none" className="px-4 py-3 short:px-3 short:py-2">
      <ToolList label={t('guide.haveReady')} tools={tools} />
    </Card>
  )
}

/** At any step: all ingredients and accessories of the recipe. */
export function HaveReadyButton({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="largeIcon"
        aria-label={t('guide.haveReadyOpen')}
        onClick={() => setOpen(true)}
      >
        <ListChecks aria-hidden />
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent title={t('guide.haveReady')} closeLabel={t('common.close')}>
          <div className="grid gap-5">
            <ToolList label={t('step.tools')} tools={accessoriesOf(recipe.steps)} />
            <IngredientRows ingredients={recipe.ingredients} isGrouped />
          </div>
        </DialogContent>
      </Dialog>
    </>
  )
}
