/** Calls that may travel in one request; more than a page of ours makes at once. */
export const BATCH_MAX = 10
