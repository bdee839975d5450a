import { useEffect, useState } from 'react'

/** Files that are dropped anywhere on the page, or pasted. Returns whether some are held over it. */
export function useDroppedFiles(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)

  useEffect(() => {
    const take = (data: DataTransfer | null) => {
      const files = [...(data?.files ?? [])]
      if (files.length > 0) onFiles(files)
    }
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      // Else the browser leaves the page to show the file.
      event.preventDefault()
      setOver(true)
    }
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false)
    const drop = (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer)
    }
    const paste = ({ clipboardData }: ClipboardEvent) => take(clipboardData)

    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('dragover', over, { signal })
    document.addEventListener('dragleave', leave, { signal })
    document.addEventListener('drop', drop, { signal })
    document.addEventListener('paste', paste, { signal })
    return () => stop.abort()
  }, [onFiles])

  return isOver
}
