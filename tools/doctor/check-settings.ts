import { resolve } from 'node:path'
import { readConfig } from '@dovolilnice/server/config'
import type { Config } from '@dovolilnice/server/config'
import { settings } from '@dovolilnice/server/settings'
import { missing, reasonOf, right } from './finding.ts'
import type { Finding } from './finding.ts'

/** The settings of the environment; without a config they cannot be used. */
export const checkSettings = (env: NodeJS.ProcessEnv): { finding: Finding; config?: Config } => {
  try {
    const config = readConfig(env)
    const given = Object.keys(settings.shape).filter((name) => env[name])
    const kind = config.production ? 'a production town' : config.demo ? 'the demo town' : 'a town for trying out'
    const finding = right('Settings', `for ${kind}; set: ${given.join(', ') || 'none'}`)
    return { finding, config: { ...config, dataDir: resolve(config.dataDir) } }
  } catch (error) {
    return { finding: missing('Settings', `${reasonOf(error)}. docs/configuration.md says what each may be.`) }
  }
}
