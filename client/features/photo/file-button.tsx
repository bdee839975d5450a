import { type ReactNode, useRef } from 'react'
import { Button, type ButtonProps } from '../../ui/button.tsx'

type FileButtonProps = Omit<ButtonProps, 'onClick'> & {
  onFiles: (files: File[]) => void
  children: ReactNode
}

/** Opens the device's own choice of photos. */
export function FileButton({ onFiles, children, ...props }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...props} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        // Naming HEIC would keep phones from handing their photos over as JPEG.
        accept="image/*"
        multiple
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // So that choosing the same file again is a change.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
