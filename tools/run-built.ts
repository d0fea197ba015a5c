import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildServer, isProgram } from './server-bundle.ts'
import { brokenBuild, plainSentence, PlainError } from './start/plain-error.ts'

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
