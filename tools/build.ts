import { buildServer } from './server-bundle.ts'
import { buildWeb } from './web-bundle.ts'

// `npm run build`: builds the server, the gate, the tools of operation and the web, those whose sources have changed, for a machine on which the
// account of the service may not write the program.
const began = performance.now()
await Promise.all([buildServer(), buildWeb()])
console.log(`Built in ${((performance.now() - began) / 1_000).toFixed(1)} s.`)
