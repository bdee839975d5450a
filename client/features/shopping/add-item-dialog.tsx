import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { v7 as uuidv7 } from 'uuid'
import type { Language } from '#shared/language.ts'
import { type CustomItem, CustomItemSchema } from '#shared/shopping.ts'
import { validationWords } from '../../lib/error-words.ts'
import { showToast } from '../../lib/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { changeList } from './shopping-store.ts'

type AddItemDialogProps = { open: boolean; language: Language; onClose: () => void }

export function AddItemDialog({ open, language, onClose }: AddItemDialogProps) {
  const { t } = useTranslation()
  const add = (item: CustomItem) => {
    const isAdded = changeList({ type: 'add', itemId: uuidv7(), item, language })
    if (!isAdded) showToast({ title: t('shopping.full'), tone: 'problem' })
    onClose()
  }
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent title={t('shopping.add')} closeLabel={t('common.close')}>
        <AddItemForm onAdd={add} onClose={onClose} />
      </DialogContent>
    </Dialog>
  )
}

type AddItemFormProps = { onAdd: (item: CustomItem) => void; onClose: () => void }

function AddItemForm({ onAdd, onClose }: AddItemFormProps) {
  const { t } = useTranslation()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(CustomItemSchema),
    defaultValues: { name: '', quantity: '', unit: '' },
  })
  const message = (name: keyof CustomItem) => {
    const text = formState.errors[name]?.message
    return text && validationWords(text, t)
  }
  return (
    <form noValidate onSubmit={handleSubmit(onAdd)} className="grid gap-5">
      <Field label={t('shopping.itemName')} error={message('name')}>
        {(control) => <Input {...control} {...register('name')} />}
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label={t('ingredient.quantity')} error={message('quantity')}>
          {(control) => <Input {...control} {...register('quantity')} />}
        </Field>
        <Field label={t('ingredient.unit')} error={message('unit')}>
          {(control) => <Input {...control} {...register('unit')} autoCapitalize="none" />}
        </Field>
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button type="submit">{t('shopping.add')}</Button>
      </div>
    </form>
  )
}
