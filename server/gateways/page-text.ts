import { DomainError } from '#server/errors.ts'

const TEXT_TYPES = new Set(['text/html', 'application/xhtml+xml', 'text/plain'])
const SNIFFED_BYTES = 8_192

/**
 * The body as text, in the encoding that its bytes show, or else that of its header or `<meta>`.
 * What is declared is often wrong, so utf-8 is known by its bytes, and bytes that are not utf-8 are
 * not read as that: windows-1252 is what is left.
 * @throws DomainError PAGE_NOT_TEXT with the `type`
 */
export function decodePage(bytes: Buffer, contentType: string): string {
  const type = (contentType.split(';')[0] ?? '').trim().toLowerCase()
  if (type ? !TEXT_TYPES.has(type) : !looksLikeText(bytes)) {
    throw new DomainError('PAGE_NOT_TEXT', { type: type || 'unknown' })
  }
  const inHeader = charsetIn(contentType)
  const sure = byteOrderMark(bytes) ?? utf16Start(bytes) ?? (isUtf16(inHeader) ? inHeader : null)
  const decoded = sure && decode(bytes, sure)
  if (decoded) return decoded
  const utf8 = decode(bytes, 'utf-8') ?? ''
  if (isMostlyUtf8(utf8)) return utf8
  const declared = [inHeader, charsetIn(headOf(bytes))].filter((name) => name && !isUnicode(name))
  return declared.map((name) => decode(bytes, name ?? '')).find(Boolean) ?? fallback(bytes, utf8)
}

/** ASCII is the same in all that is left; browsers take anything else for windows-1252. */
function fallback(bytes: Buffer, utf8: string): string {
  return utf8.includes('\ufffd') ? (decode(bytes, 'windows-1252') ?? utf8) : utf8
}

/**
 * Whether bytes beyond ASCII were utf-8, but for a few that were cut or damaged: those of another
 * encoding hardly ever make a valid sequence.
 */
function isMostlyUtf8(text: string): boolean {
  let valid = 0
  let broken = 0
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === 0xfffd) broken += 1
    else if (code > 0x7f) valid += 1
  }
  return valid > broken
}

const isUtf16 = (charset: string | null) => /^utf-16/i.test(charset ?? '')
const isUnicode = (charset: string) => /^(utf|ucs|unicode|iso-10646)/i.test(charset)

/** What the beginning says of itself; what stands in a comment says nothing. */
function headOf(bytes: Buffer): string {
  const head = bytes.subarray(0, SNIFFED_BYTES).toString('latin1')
  const seen = head.replace(/<!--[\s\S]*?(?:-->|$)/g, '')
  return /<(?:meta|\?xml)[^<>]+(?:charset|encoding)\s*=[^<>]*>/i.exec(seen)?.[0] ?? ''
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

/** A `<` in two bytes (XML 1.0, appendix F.1). */
function utf16Start(bytes: Buffer): string | null {
  if (bytes[0] === 0x3c && bytes[1] === 0) return 'utf-16le'
  if (bytes[0] === 0 && bytes[1] === 0x3c) return 'utf-16be'
  return null
}

/** Null for a charset nobody knows. */
function decode(bytes: Buffer, charset: string): string | null {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return null
  }
}

function looksLikeText(bytes: Buffer): boolean {
  return (
    (byteOrderMark(bytes) ?? utf16Start(bytes)) !== null ||
    !bytes.subarray(0, SNIFFED_BYTES).includes(0)
  )
}
