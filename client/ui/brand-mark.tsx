import type { ComponentProps } from 'react'

/** The product's sign: a dial, as on every appliance it writes for. */
export function BrandMark(props: ComponentProps<'svg'>) {
  return (
    <svg data-slot="brand-mark" viewBox="0 0 48 48" fill="none" aria-hidden="true" {...props}>
      <rect width="48" height="48" rx="13" fill="#1d4634" />
      <path
        d="M12.2 33.5a15 15 0 1 1 23.6 0"
        stroke="#f2d58a"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <path d="M24 25 31.5 15.5" stroke="#fbf8ef" strokeWidth="3.4" strokeLinecap="round" />
      <circle cx="24" cy="25" r="4.1" fill="#fbf8ef" />
      <path d="M17 39h14" stroke="#e9694b" strokeWidth="3.4" strokeLinecap="round" />
    </svg>
  )
}
