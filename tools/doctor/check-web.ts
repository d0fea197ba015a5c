import type { stateOfWeb } from '../web-bundle.ts'
import { missing, right } from './finding.ts'
import type { Finding } from './finding.ts'

/** Whether the pages are built: an account that may not write the program cannot do it at the start. */
export const checkWeb = (state: ReturnType<typeof stateOfWeb>): Finding => {
  if (state === 'missing') return missing('Web', 'not built: npm run build')
  if (state === 'outdated') return missing('Web', 'built from older sources: npm run build')
  return right('Web', 'built')
}
