import { spawn } from 'node:child_process'
import { createServer } from 'vite'
import { environmentWith, loadConfig } from './config.ts'
import { runUntilStopped, say } from './process.ts'

/** Development: Vite serves the client with hot reload and hands calls to a server that restarts. */
await runUntilStopped(async () => {
  const config = loadConfig()
  const apiPort = config.port + 1
  const target = `http://127.0.0.1:${apiPort}`
  const api = spawn(process.execPath, ['--watch', 'server/main.ts'], {
    env: environmentWith({ PORT: String(apiPort), PUBLIC_URL: config.publicUrl }),
    stdio: 'inherit',
  })
  const vite = await createServer({
    server: {
      port: config.port,
      host: config.host,
      strictPort: true,
      proxy: { '/api': target, '/trpc': target, '/dev': target },
    },
  })
  await vite.listen()
  say(`Development: ${config.publicUrl}`)
  return async () => {
    api.kill('SIGTERM')
    await vite.close()
  }
})
