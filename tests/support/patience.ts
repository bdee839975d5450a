/**
 * How long a condition may take to come true, in milliseconds. It is far more than any takes: a
 * machine may be busy, and who waits for a condition goes on as soon as it holds.
 */
export const PATIENCE = 30_000
