import { expect, test } from 'vitest'
import { deviceName } from '#client/features/settings/device-name.ts'

const MOZILLA = 'Mozilla/5.0'

test.for([
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0`,
    'Edge · Windows',
  ],
  [`${MOZILLA} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox · Linux'],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1`,
    'Safari · iPhone',
  ],
  [
    `${MOZILLA} (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36`,
    'Chrome · Android',
  ],
  ['curl/8.5.0', null],
  [null, null],
] as const)('%s is shown as %s', ([userAgent, name]) => {
  expect(deviceName(userAgent)).toBe(name)
})
