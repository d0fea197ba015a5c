import { spawnSync } from 'node:child_process'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildServer, isProgram } from './server-bundle.ts'
import { showSources } from './show-sources.ts'
import { plainSentence, PlainError } from './start/plain-error.ts'

// `node tools/run-built.ts start api`: runs a program of the server or the gate as it is built, in this process; builds first what has changed.
const [name = '', ...words] = process.argv.slice(2)

/** The bundler takes a gigabyte, which this process would keep as long as it runs: it works in one of its own. */
const buildBeside = (): void => {
  const { status } = spawnSync(process.execPath, [import.meta.filename, 'build'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

const run = async (): Promise<void> => {
  if (name === 'build') return void (await buildServer({ starting: () => console.error('Building the server …') }))
  if (!isProgram(name)) throw new PlainError(`${name} is no program of the product`)
  const folder = await buildServer({ starting: buildBeside })
  // What one start has compiled the next one reads.
  enableCompileCache(join(folder, 'compiled'))
  // What is deprecated in a package is for those who develop: tests and `npm run dev` run on the sources.
  process.noDeprecation = true
  showSources(folder)
  const file = join(folder, `${name}.js`)
  // The words are where they would be, had it been started by itself.
  process.argv = [process.execPath, file, ...words]
  await import(pathToFileURL(file).href)
}

/** A part is missing, or not whole: not the program's doing. */
const brokenBuild = (error: unknown): string | undefined => {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
  if (!isMissing && !(error instanceof SyntaxError)) return undefined
  return `The build of the server is broken (${error.message}): remove the folder dist, and it is built anew.`
}

try {
  await run()
} catch (error) {
  console.error(plainSentence(error) ?? brokenBuild(error) ?? error)
  process.exit(1)
}
