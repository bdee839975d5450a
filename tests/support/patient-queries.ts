import { configure } from '@testing-library/react'

/** What is loaded when it is wanted may take its time on a busy machine. */
configure({ asyncUtilTimeout: 10_000 })
