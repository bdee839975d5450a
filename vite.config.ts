import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where the API listens while Vite alone serves the client. */
const API = 'http://127.0.0.1:3000'

export default defineConfig(({ command }) => {
  // What is built is served to people, also when a test run builds it; by this variable alone
  // Vite decides between React's fast variant and its slow one.
  if (command === 'build') process.env.NODE_ENV = 'production'

  return {
    root: 'client',
    plugins: [react(), tailwindcss()],
    build: {
      outDir: '../dist/client',
      emptyOutDir: true,
      rolldownOptions: {
        // Making a schema changes nothing else, so one that a screen does not use is left out of it.
        treeshake: { manualPureFunctions: ['z'] },
      },
    },
    server: { proxy: { '/trpc': API, '/dev': API } },
  }
})
