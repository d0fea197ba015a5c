import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { configurationReference } from './configuration/configuration-reference.ts'
import { root } from './project.ts'

/** `npm run configuration`: writes docs/configuration.md anew from the settings of the server. */
writeFileSync(join(root, 'docs/configuration.md'), configurationReference())
