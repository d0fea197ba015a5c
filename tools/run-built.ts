import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { withoutAllocatorSettings } from '@dovolilnice/server/give-back-memory'
import { buildServer, isProgram } from './server-bundle.ts'
import { brokenBuild, plainSentence, PlainError } from './start/plain-error.ts'

// `node tools/run-built.ts start api`: runs a program of the server or the gate as it is built, in this process; builds first what has changed.
const [name = '', ...words] = process.argv.slice(2)

/** Makes the database of a first start, with its tables, where nothing stands in the way of that start. */
const beginDatabase = async (): Promise<void> => {
  const [{ readyToStart }, { makeEmbeddedFolder }] = await Promise.all([
    import('./start/run-product.ts'),
    import('@dovolilnice/server/open-database'),
  ])
  const { config } = await readyToStart(words)
  if (config.databaseUrl === undefined) await makeEmbeddedFolder(config.dataDir)
}

const env = withoutAllocatorSettings(process.env)

/** The same while the server is built, in a process of its own: its folders are the owner's alone (umask), those of the build are for everybody. */
const beginBeside = (): Promise<unknown> => {
  // What stands in its way the start itself says, in one line.
  const beginning = spawn(process.execPath, [import.meta.filename, 'begin', ...words], { stdio: 'ignore', env })
  return new Promise((resolve) => beginning.on('exit', resolve).on('error', resolve))
}

let begun: Promise<unknown> | undefined

/** The bundler takes a gigabyte, which this process would keep as long as it runs: it works in one of its own. */
const buildBeside = (): void => {
  if (name === 'start') begun = beginBeside()
  const { status } = spawnSync(process.execPath, [import.meta.filename, 'build'], { stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
}

/** Of two processors the bundler with its many threads would take most, but the database that is made beside it takes longer. */
const giveWay = (): void => {
  try {
    setPriority(5)
  } catch {
    // It may not be slowed down here: the start takes longer.
  }
}

const run = async (): Promise<void> => {
  if (name === 'begin') return beginDatabase()
  if (name === 'build') {
    giveWay()
    await buildServer({ starting: () => console.error('Building the server …') })
    return
  }
  if (!isProgram(name)) throw new PlainError(`${name} is no program of the product`)
  const runner = join(await buildServer({ starting: buildBeside }), 'run.js')
  await begun
  const command = [process.execPath, runner, name, ...words]
  // What has read the TypeScript of this file takes 18 MB: where Node can, the process begins anew without it, and without what tools are read with.
  const flags = process.execArgv.filter((word, index, all) => word !== '--import' && all[index - 1] !== '--import')
  if (existsSync(runner)) process.execve?.(process.execPath, [process.execPath, ...flags, ...command.slice(1)])
  process.argv = command
  await import(pathToFileURL(runner).href)
}

try {
  await run()
} catch (error) {
  console.error(plainSentence(error) ?? brokenBuild(error) ?? error)
  process.exit(1)
}
