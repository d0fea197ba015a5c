import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A benchmark compares two ways of doing the same on the same machine in the same minute: its result is a ratio, never a capacity. */
export interface Benchmark {
  name: string
  /** Milliseconds of the way the product goes, and of the way it is compared with. */
  measure: () => Promise<{ ours: number; baseline: number; baselineName: string }>
}

const load = async (file: string): Promise<Benchmark> => {
  const module: { benchmark: Benchmark } = await import(pathToFileURL(join(import.meta.dirname, file)).href)
  return module.benchmark
}

// `npm run bench`, or `npm run bench -- list` for files with that word in their name.
const words = process.argv.slice(2)
const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.bench.ts') && words.every((word) => file.includes(word)))
if (files.length === 0) console.log('no benchmark matches: they are files bench/*.bench.ts')

for (const file of files) {
  const { name, measure } = await load(file)
  const { ours, baseline, baselineName } = await measure()
  console.log(`${name.padEnd(40)} ${(ours / baseline).toFixed(2)} × ${baselineName} (${ours.toFixed(1)} ms, ${baseline.toFixed(1)} ms)`)
}
