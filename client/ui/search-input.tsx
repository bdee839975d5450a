import { Search, X } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { Input } from './input.tsx'

type SearchInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  value: string
  onValueChange: (value: string) => void
  clearLabel: string
}

/** A box to search in; what is in it goes with one press, or with Escape. */
export function SearchInput(props: SearchInputProps) {
  const { value, onValueChange, clearLabel, className, ...rest } = props
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onValueChange('')
    input.current?.focus()
  }
  return (
    <div data-slot="search-input" className={cx('relative', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft"
      />
      <Input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        className={cx(
          'pl-12 placeholder:text-ellipsis [&::-webkit-search-cancel-button]:hidden',
          // Only where there is something to clear.
          value === '' ? 'pr-3' : 'pr-12',
        )}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onValueChange('')
          // On a phone the keyboard covers what was found.
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
        {...rest}
      />
      {value !== '' && (
        <Button
          variant="quiet"
          size="icon"
          className="absolute top-1/2 right-0.5 -translate-y-1/2"
          aria-label={clearLabel}
          onClick={clear}
        >
          <X aria-hidden />
        </Button>
      )}
    </div>
  )
}
