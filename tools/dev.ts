import { join } from 'node:path'
import { root } from './project.ts'
import { startProcess, stopProcess } from './services/processes.ts'
import { toolEnvironment } from './steps/step.ts'

const host = process.env.HOST ?? '127.0.0.1'
const env = { ...toolEnvironment(), API_URL: `http://${host}:${process.env.PORT ?? '3000'}` }

// Two programs: the server starts anew after each change of its sources, Vite changes the page in place and hands /api on.
const parts = [
  startProcess('node', ['--watch', '--watch-preserve-output', 'tools/dev-server.ts'], { cwd: root, env, echo: true }),
  startProcess('vite', ['--clearScreen', 'false'], { cwd: join(root, 'apps/web'), env, echo: true }),
]

const end = async (code: number): Promise<void> => {
  await Promise.all(parts.map((part) => stopProcess(part)))
  process.exit(code)
}

process.once('SIGINT', () => void end(0))
process.once('SIGTERM', () => void end(0))
await Promise.race(parts.map(({ ended }) => ended))
await end(1)
