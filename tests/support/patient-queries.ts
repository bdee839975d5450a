import { configure } from '@testing-library/react'
import { PATIENCE } from './patience.ts'

/** What is loaded when it is wanted may take its time. */
configure({ asyncUtilTimeout: PATIENCE })
