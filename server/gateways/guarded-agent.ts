import { lookup as systemLookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { Agent, buildConnector } from 'undici'
import { DomainError } from '#server/errors.ts'
import { isAddress, isPublicAddress } from './public-address.ts'

/**
 * An agent that connects to public addresses only. The check is made on the very addresses that the
 * socket then uses, so a name cannot resolve to one thing for the check and another for the call.
 * @param isAllowed says which host:port may be private all the same
 */
export function guardedAgent(
  isAllowed: (hostPort: string) => boolean,
  lookup: LookupFunction = systemLookup,
): Agent {
  const free = buildConnector({})
  const guarded = buildConnector({ lookup: publicLookup(lookup) })
  return new Agent({
    pipelining: 0,
    connect: (options, callback) => {
      const port = options.port || (options.protocol === 'https:' ? '443' : '80')
      if (isAllowed(`${options.hostname}:${port}`)) return free(options, callback)
      if (isAddress(options.hostname) && !isPublicAddress(options.hostname))
        return callback(new DomainError('URL_PRIVATE'), null)
      return guarded(options, callback)
    },
  })
}

/** A DNS lookup that answers only public addresses and fails when there are none. */
function publicLookup(lookup: LookupFunction): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, [])
      const all =
        typeof found === 'string'
          ? [{ address: found, family: found.includes(':') ? 6 : 4 }]
          : found
      const open = all.filter(({ address }) => isPublicAddress(address))
      const first = open[0]
      if (!first) return callback(new DomainError('URL_PRIVATE'), [])
      if (options.all) return callback(null, open)
      return callback(null, first.address, first.family)
    })
  }
}
