import ipaddr from 'ipaddr.js'
import type { Config, Settings } from './config.ts'

/** Whether only programs of this machine can use a host name or address. */
function isThisMachine(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  if (ipaddr.isValid(name)) return ipaddr.process(name).range() === 'loopback'
  return name === 'localhost' || name.endsWith('.localhost')
}

/** The setting by which others than this machine reach the server; `null` where there is none. */
export function findOpening(settings: Settings): string | null {
  const { PUBLIC_URL: publicUrl, HOST: host, TRUST_PROXY: proxies } = settings
  if (publicUrl && !isThisMachine(new URL(publicUrl).hostname)) return `PUBLIC_URL is ${publicUrl}`
  if (!isThisMachine(host)) return `HOST is ${host}`
  return proxies > 0 ? `TRUST_PROXY is ${proxies}` : null
}

type Reach = Pick<Config, 'production' | 'role' | 'opening' | 'devPages'>

/** For the start-up message of a server that others reach without being set up for them. */
export function describeReach({ production, role, opening, devPages }: Reach): string[] {
  if (production || role === 'worker' || opening === null) return []
  if (devPages) {
    return [
      `Warning: ${opening}, and DEV_PAGES=on lets everybody who reaches this server read all mails, buy without paying and see /metrics.`,
    ]
  }
  return [
    `${opening}, so others can reach this server: /dev/mail, the local payment page and /metrics are closed. DEV_PAGES=on opens them; to serve people set NODE_ENV=production.`,
  ]
}
