import { ImageOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cx } from '../../ui/cx.ts'

type PhotoImageProps = ComponentProps<'img'> & {
  /** Stands below the sign where the browser cannot show the photo; it may be read all the same. */
  unseen?: string
}

export function PhotoImage({ unseen, className, alt, ...props }: PhotoImageProps) {
  const [isUnseen, setUnseen] = useState(false)
  if (isUnseen) {
    return (
      <span
        role="img"
        aria-label={alt}
        className={cx('grid place-content-center justify-items-center gap-2', className)}
      >
        <ImageOff aria-hidden className="size-6" />
        {unseen && <span className="max-w-64 text-center text-small">{unseen}</span>}
      </span>
    )
  }
  return <img alt={alt} className={className} onError={() => setUnseen(true)} {...props} />
}
