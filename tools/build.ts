import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.ts'
import { buildServer, bundleGate } from './server-bundle.ts'
import { buildWeb, squeezeWeb } from './web-bundle.ts'

// `npm run build`: builds the server, the gate, the tools of operation and the web, those whose sources have changed, for a machine on which the
// account of the service may not write the program.
// `squeeze`: compresses a web that a start has built.
// `npm run gate:bundle`: the agent of a bollard as one file that Node alone runs.
const began = performance.now()
if (process.argv[2] === 'gate') {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const file = await bundleGate(join(root, '.cache/dovolilnice-gate.mjs'), 'sources')
  console.log(`${file} (${Math.round(statSync(file).size / 1000)} kB)`)
} else if (process.argv[2] === 'squeeze') await squeezeWeb()
else await Promise.all([buildServer(), buildWeb()])
console.log(`Built in ${((performance.now() - began) / 1_000).toFixed(1)} s.`)
