import { join } from 'node:path'
import { startProcess } from '../../tools/services/processes.ts'
import type { Product } from './product.ts'

const project = join(import.meta.dirname, '../..')

/** Drives up to a simulated gate, as `npm run gate:present` does; gives what it printed. */
export const presentPlate = async (product: Pick<Product, 'dataDir'>, device: string, plate: string): Promise<string> => {
  const words = ['--data', product.dataDir, '--device', device, '--plate', plate]
  const running = startProcess(process.execPath, [join(project, 'tools/run-built.ts'), 'present', ...words], { cwd: project })
  await running.ended
  return running.text()
}
