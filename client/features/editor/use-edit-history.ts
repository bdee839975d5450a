import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { beginHistory, isSame, recorded, redone, undone } from './edit-history.ts'
import type { RecipeForm } from './recipe-form.ts'

/** Undo and redo of a recipe's form; it starts with what was `restored`, where anything was. */
export function useEditHistory(form: UseFormReturn<RecipeForm>, restored: RecipeForm | null) {
  const [history, setHistory] = useState(() => {
    const saved = beginHistory(form.getValues())
    return restored ? recorded(saved, restored) : saved
  })
  useEffect(() => {
    if (restored) fill(form, restored)
  }, [form, restored])

  // A field that has not been left yet is an entry too.
  const current = () => recorded(history, { ...form.getValues() })
  const show = (next: typeof history) => {
    setHistory(next)
    fill(form, next.present)
  }
  return {
    undoCount: history.past.length,
    redoCount: history.future.length,
    undo: () => show(undone(current())),
    redo: () => show(redone(current())),
    /** Notes what the form holds. */
    record: () => {
      const values = { ...form.getValues() }
      setHistory((latest) => recorded(latest, values))
    },
    /** Changes parts of the form as one entry. */
    change: (parts: Partial<RecipeForm>) => {
      fill(form, parts)
      const values = { ...form.getValues() }
      setHistory((latest) => recorded(latest, values))
    },
  }
}
export type EditHistoryActions = ReturnType<typeof useEditHistory>

function fill(form: UseFormReturn<RecipeForm>, parts: Partial<RecipeForm>): void {
  for (const name of Object.keys(parts) as (keyof RecipeForm)[]) {
    const value = parts[name]
    if (value === undefined || isSame(value, form.getValues(name))) continue
    form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }
}
