/**
 * The database is away, whatever was asked of it: refused, reset or timed-out connections, SQLSTATE
 * class 08 (connection exception, but for 08P01: a value that cannot be sent), class 53 (disk full, out
 * of memory, too many connections), 57P01–57P03 (shutdown, crash, starting up) and 25006 (a primary
 * that has become a replica).
 */
const CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|08(?!P01)\w{3}|53\w{3}|57P0[123]|25006)$/
const MESSAGES = /Connection terminated|timeout exceeded when trying to connect|is not queryable/i

/**
 * Whether the database driver failed because the database is away. Only the error itself is looked
 * at: a gateway tells that another server cannot be reached by an error of its own, whose cause has
 * the same network codes.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return CODES.test(code) || MESSAGES.test(error.message)
}
