import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.ts'

/** A slow line at a bollard still takes it in a minute. */
const mostBytes = 2_000_000

/** Builds the agent of a bollard as one file that Node alone runs. @throws Error when it has become too large */
export const bundleGate = async (file: string, version: string): Promise<string> => {
  const { rolldown } = await import('rolldown')
  const build = await rolldown({ cwd: root, input: 'apps/gate/main.ts', platform: 'node', logLevel: 'silent' })
  try {
    await build.write({
      file,
      format: 'esm',
      codeSplitting: false,
      minify: true,
      keepNames: true,
      comments: false,
      // The licences stand in the repository; what the file says of itself is its version.
      banner: `process.env.GATE_VERSION ??= ${JSON.stringify(version)};`,
    })
  } finally {
    await build.close()
  }
  const { size } = statSync(file)
  if (size > mostBytes) throw new Error(`The agent has ${size} bytes; at most ${mostBytes} are meant.`)
  return file
}

// `npm run gate:bundle`: writes .cache/dovolilnice-gate.mjs.
if (process.argv[1] === import.meta.filename) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const file = await bundleGate(join(root, '.cache/dovolilnice-gate.mjs'), 'sources')
  console.log(`${file} (${Math.round(statSync(file).size / 1000)} kB)`)
}
