/** Where the bookmarklet leads: the page that takes the page one looks at. */
export const CLIP_PATH = '/clip'

/** Largest page that a browser hands over, in megabytes of UTF-8. */
export const PAGE_MEGABYTES = 8
