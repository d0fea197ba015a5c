import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, startProcess, stopProcess, waitFor } from '../../tools/services/processes.ts'

const project = join(import.meta.dirname, '../..')

interface Wanted {
  databaseUrl: string
  dataDir: string
  roles: string[]
  env?: NodeJS.ProcessEnv
}

/** A process of the product beside this one. */
export interface ProductProcess {
  url: string
  port: number
  /** Seconds until it had announced itself. */
  seconds: number
  /** Megabytes that are its own and no file's. */
  memory(): number
  /** Seconds of the processor that it has worked. */
  worked(): number
  stop(): Promise<void>
}

/** Clock ticks of Linux in a second, the unit of /proc/PID/stat. */
const ticks = 100

/** Starts the product as a town does, on PostgreSQL, and waits until it is ready. Linux only. */
export const startProductProcess = async ({ databaseUrl, dataDir, roles, env = {} }: Wanted): Promise<ProductProcess> => {
  const begun = performance.now()
  const [port, mqttPort] = [await freePort(), await freePort()]
  const settings = { HOST: '127.0.0.1', PORT: String(port), MQTT_PORT: String(mqttPort), DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  const product = startProcess(
    process.execPath,
    ['--max-semi-space-size=4', '--v8-pool-size=1', join(project, 'tools/run-built.ts'), 'start', ...roles],
    {
      cwd: project,
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...settings, SIMULATED_GATES: '0', FORMS_PER_DAY: '100000', ...env },
    },
  )
  if (!(await waitFor(async () => product.text().includes('Ctrl-C ends it.'), 240_000))) throw new Error(product.text())
  const read = (name: string) => readFileSync(`/proc/${product.child.pid}/${name}`, 'utf8')
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    seconds: (performance.now() - begun) / 1_000,
    memory: () => Number(/RssAnon:\s+(\d+) kB/.exec(read('status'))?.[1]) / 1_024,
    worked: () => {
      // The second field is the name in brackets; user and system time are the 14th and 15th.
      const fields = read('stat').split(') ')[1]?.split(' ') ?? []
      return (Number(fields[11]) + Number(fields[12])) / ticks
    },
    stop: () => stopProcess(product, 'SIGINT'),
  }
}
