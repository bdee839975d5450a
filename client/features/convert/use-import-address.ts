import { useState } from 'react'
import { create } from 'zustand'
import type { KnownAddress } from '#shared/convert.ts'
import { trpc } from '../../lib/trpc.ts'
import { useStartConversion } from './use-start-conversion.ts'

/** The recipe that the address in the form was imported as before, while that is on offer. */
export const useKnownAddress = create<{ known: KnownAddress | null }>()(() => ({ known: null }))

export function forgetKnownAddress(): void {
  useKnownAddress.setState({ known: null })
}

/** Imports a recipe from an address; where there is one from it already, that is offered first. */
export function useImportAddress() {
  const { client } = trpc.useUtils()
  const { convertUrl } = useStartConversion()
  const [isLooking, setLooking] = useState(false)

  const importAddress = async (url: string) => {
    setLooking(true)
    // Whatever keeps the answer away is told by the import itself.
    const known = await client.convert.known.query({ sourceUrl: url }).catch(() => null)
    setLooking(false)
    useKnownAddress.setState({ known })
    if (!known) await convertUrl(url)
  }
  const importAgain = (url: string) => {
    forgetKnownAddress()
    return convertUrl(url)
  }
  return { importAddress, importAgain, isLooking }
}
