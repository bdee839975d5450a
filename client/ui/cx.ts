import { type ClassValue, clsx } from 'clsx'

/**
 * Joins class names. Of two that set the same property the stylesheet's order decides, not theirs: a
 * part's looks are its variants, and from outside it is only placed.
 */
export function cx(...classes: ClassValue[]): string {
  return clsx(classes)
}
