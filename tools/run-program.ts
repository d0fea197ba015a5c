import { enableCompileCache } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { showSources } from './show-sources.ts'
import { brokenBuild, plainSentence } from './start/plain-error.ts'

// `node dist/server-…/run.js start api`: runs a built program that lies beside this one. `run-built.ts` comes here.
const [node = '', own = '', name = '', ...words] = process.argv
const folder = dirname(own)

// What one start has compiled the next one reads.
enableCompileCache(join(folder, 'compiled'))
// What is deprecated in a package is for those who develop: tests and `npm run dev` run on the sources.
process.noDeprecation = true
showSources(folder)
const file = join(folder, `${name}.js`)
// The words are where they would be, had it been started by itself.
process.argv = [node, file, ...words]

try {
  await import(pathToFileURL(file).href)
} catch (error) {
  console.error(plainSentence(error) ?? brokenBuild(error) ?? error)
  process.exit(1)
}
