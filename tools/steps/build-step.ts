import { join } from 'node:path'
import { measure, sizeTable } from '../checks/size.ts'
import { root } from '../project.ts'
import { buildWeb } from '../web-bundle.ts'
import { add, failed, passed, type Step, type Tally } from './step.ts'

const build = async (): Promise<Tally> => {
  const seconds = await buildWeb()
  console.log(seconds === undefined ? '  the bundle is up to date' : `  built in ${seconds.toFixed(1)} s`)
  const rows = measure(join(root, 'apps/web/dist'))
  console.log(sizeTable(rows))
  return add(passed, ...rows.map(({ size, limit }) => (size > limit ? failed : passed)))
}

export const buildStep: Step = { name: 'build', title: 'bundle of the web and its size', run: build }
