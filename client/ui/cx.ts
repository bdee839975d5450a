import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

// The type scale is our own, so the merger has to be told which `text-*` are sizes.
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['label', 'small', 'body', 'lead', 'title', 'display', 'dial', 'step', 'clock'],
      radius: ['s', 'm', 'l'],
      shadow: ['rest', 'lift', 'float'],
    },
  },
})

/** Joins class names; of two that set the same property the later one stands. */
export function cx(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
