import { join } from 'node:path'
import { freePort, run, type Output } from '../../tools/services/processes.ts'
import type { Product } from './product.ts'

const project = join(import.meta.dirname, '../..')

/** Starts an ended product's data again with NODE_ENV=production, as `npm start -- worker` would, and waits until it ends by itself. */
export const runInProduction = async ({ dataDir, databaseUrl }: Product): Promise<Output> =>
  run(process.execPath, [join(project, 'tools/run-built.ts'), 'start', 'worker'], {
    cwd: project,
    limit: 60_000,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      MQTT_PORT: String(await freePort()),
      DATA_DIR: dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
  })
