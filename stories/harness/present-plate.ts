import { join } from 'node:path'
import { startProcess } from '../../tools/services/processes.ts'
import type { Product } from './product.ts'

const project = join(import.meta.dirname, '../..')

/** Drives up to a simulated gate, or types a code at its post, as `npm run gate:present` does; gives what it printed. */
export const presentPlate = async (
  product: Pick<Product, 'dataDir'>,
  device: string,
  value: string,
  way: 'plate' | 'code' = 'plate',
): Promise<string> => {
  const words = ['--data', product.dataDir, '--device', device, `--${way}`, value]
  const running = startProcess(process.execPath, [join(project, 'tools/run-built.ts'), 'present', ...words], { cwd: project })
  await running.ended
  return running.text()
}
