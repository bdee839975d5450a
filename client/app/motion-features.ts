import { domAnimation } from 'motion/react'

/** What moves on the page, loaded after it is shown. */
export const features = domAnimation
