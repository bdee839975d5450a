import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { pwa } from './vite.pwa.ts'
import { splitTexts } from './vite.texts.ts'

/** Where the API listens while Vite alone serves the client. */
const API = 'http://127.0.0.1:3000'

/** Compresses files once, as small as can be, instead of at each request as small as there is time for. */
function precompress(): Plugin {
  const compress = promisify(brotliCompress)
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css)$/.test(name))
      await Promise.all(
        texts.map(async (name) => {
          const path = join(dir, name)
          await writeFile(`${path}.br`, await compress(await readFile(path)))
        }),
      )
    },
  }
}

export default defineConfig(({ command }) => {
  // What is built is served to people, also when a test run builds it; by this variable alone
  // Vite decides between React's fast variant and its slow one.
  if (command === 'build') process.env.NODE_ENV = 'production'

  return {
    root: 'client',
    plugins: [react(), tailwindcss(), splitTexts(), precompress(), pwa()],
    build: {
      outDir: '../dist/client',
      emptyOutDir: true,
      rolldownOptions: {
        // Making a schema changes nothing else, so one that a screen does not use is left out of it.
        treeshake: { manualPureFunctions: ['z'] },
        // What every page needs comes in one file: it compresses better than fifty small ones.
        output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } },
      },
    },
    server: { proxy: { '/trpc': API, '/dev': API } },
  }
})
