import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildServer, isProgram } from './server-bundle.ts'
import { brokenBuild, plainSentence, PlainError } from './start/plain-error.ts'

// `node tools/run-built.ts start api`: runs a program of the server or the gate as it is built, in this process; builds first what has changed.
const [name = '', ...words] = process.argv.slice(2)

/** The bundler takes a gigabyte, which this process would keep as long as it runs: it works in one of its own. */
const buildBeside = (): void => {
  const { status } = spawnSync(process.execPath, [import.meta.filename, 'build', name], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** The empty database of a first start, made while the server is built. */
const beginDatabase = async (): Promise<void> => {
  const [{ readConfig }, { makeEmbeddedFolder }] = await Promise.all([
    import('@dovolilnice/server/config'),
    import('@dovolilnice/server/embedded-client'),
  ])
  const { databaseUrl, dataDir } = readConfig(process.env)
  if (databaseUrl === undefined) await makeEmbeddedFolder(resolve(dataDir))
}

const run = async (): Promise<void> => {
  if (name === 'build') {
    const built = buildServer({ starting: () => console.error('Building the server …') })
    // What stands in its way the start itself says, in one line.
    const begun = words[0] === 'start' ? beginDatabase().catch(() => {}) : undefined
    await Promise.all([built, begun])
    return
  }
  if (!isProgram(name)) throw new PlainError(`${name} is no program of the product`)
  const runner = join(await buildServer({ starting: buildBeside }), 'run.js')
  const command = [process.execPath, runner, name, ...words]
  // What has read the TypeScript of this file takes 18 MB: where Node can, the process begins anew without it.
  if (existsSync(runner)) process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...command.slice(1)])
  process.argv = command
  await import(pathToFileURL(runner).href)
}

try {
  await run()
} catch (error) {
  console.error(plainSentence(error) ?? brokenBuild(error) ?? error)
  process.exit(1)
}
