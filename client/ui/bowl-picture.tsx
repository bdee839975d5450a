import type { ComponentProps } from 'react'

/** A quiet still life for places with nothing in them yet. */
export function BowlPicture(props: ComponentProps<'svg'>) {
  return (
    <svg
      data-slot="bowl-picture"
      viewBox="0 0 200 140"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <ellipse cx="100" cy="126" rx="78" ry="8" fill="var(--surface-sunken)" />
      <path d="m136 64 34-46" stroke="var(--line-strong)" strokeWidth="6" />
      <path
        d="M79 46c-7-9 6-13 0-23M100 42c-7-9 6-13 0-23M121 46c-7-9 6-13 0-23"
        stroke="var(--line-strong)"
        strokeWidth="3"
      />
      <path d="M36 66h128c0 34-26 58-64 58S36 100 36 66Z" fill="var(--butter)" />
      <path d="M40 88c6 22 30 36 60 36s54-14 60-36" fill="var(--basil)" opacity=".14" />
      <path d="M30 66h140" stroke="var(--basil)" strokeWidth="6" />
      <circle cx="71" cy="59" r="11" fill="var(--tomato)" />
      <path d="M71 48c2-5 6-7 10-6-1 4-4 7-10 6Z" fill="var(--basil)" />
    </svg>
  )
}
