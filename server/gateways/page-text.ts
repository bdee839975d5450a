import { DomainError } from '#server/errors.ts'

const TEXT_TYPES = new Set(['text/html', 'application/xhtml+xml', 'text/plain'])
const SNIFFED_BYTES = 2048

/**
 * The body as text, by the charset of its header, byte order mark or `<meta>`; utf-8 otherwise, and
 * windows-1252 when it is not valid utf-8.
 * @throws DomainError PAGE_NOT_TEXT with the `type`
 */
export function decodePage(bytes: Buffer, contentType: string): string {
  const type = (contentType.split(';')[0] ?? '').trim().toLowerCase()
  if (type ? !TEXT_TYPES.has(type) : !looksLikeText(bytes)) {
    throw new DomainError('PAGE_NOT_TEXT', { type: type || 'unknown' })
  }
  const named = byteOrderMark(bytes) ?? charsetIn(contentType) ?? charsetIn(headOf(bytes))
  return (
    (named && decode(bytes, named)) ??
    decode(bytes, 'utf-8', true) ??
    decode(bytes, 'windows-1252') ??
    ''
  )
}

function headOf(bytes: Buffer): string {
  const head = bytes.subarray(0, SNIFFED_BYTES).toString('latin1')
  return /<meta[^>]+charset\s*=[^>]*>|<\?xml[^>]+encoding\s*=[^>]*>/i.exec(head)?.[0] ?? ''
}

function charsetIn(text: string): string | null {
  return /(?:charset|encoding)\s*=\s*["']?\s*([\w-]+)/i.exec(text)?.[1] ?? null
}

function byteOrderMark(bytes: Buffer): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return null
}

/** Null for a charset nobody knows, or when `fatal` and the bytes are not of it. */
function decode(bytes: Buffer, charset: string, fatal = false): string | null {
  try {
    return new TextDecoder(charset, { fatal }).decode(bytes)
  } catch {
    return null
  }
}

function looksLikeText(bytes: Buffer): boolean {
  return byteOrderMark(bytes) !== null || !bytes.subarray(0, SNIFFED_BYTES).includes(0)
}
