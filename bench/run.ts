import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A benchmark compares two ways of doing the same on the same machine in the same minute: its result is a ratio, never a capacity. */
export interface Benchmark {
  name: string
  /** One result, or one for each part of what is measured. */
  measure: () => Promise<Measurement | Measurement[] | Report[]>
}

/** Milliseconds of the way the product goes, and of the way it is compared with. */
export interface Measurement {
  ours: number
  baseline: number
  baselineName: string
  /** What was measured; absent when it is the benchmark itself. */
  part?: string
}

/** A result that says its own figures and ratios. */
export interface Report {
  part: string
  text: string
}

const load = async (file: string): Promise<Benchmark> => {
  const module: { benchmark: Benchmark } = await import(pathToFileURL(join(import.meta.dirname, file)).href)
  return module.benchmark
}

// `npm run bench`, or `npm run bench -- list` for files with that word in their path; `-- scale year` for two words.
const words = process.argv.slice(2)
const files = readdirSync(import.meta.dirname, { encoding: 'utf8', recursive: true }).filter(
  (file) => file.endsWith('.bench.ts') && words.every((word) => file.includes(word)),
)
if (files.length === 0) console.log('no benchmark matches: they are files *.bench.ts in bench/')

for (const file of files) {
  const { name, measure } = await load(file)
  for (const result of [await measure()].flat()) {
    if ('text' in result) {
      console.log(`${result.part}\n  ${result.text}`)
      continue
    }
    const { ours, baseline, baselineName, part } = result
    const what = (part ?? name).padEnd(40)
    console.log(`${what} ${(ours / baseline).toFixed(2)} × ${baselineName} (${ours.toFixed(1)} ms, ${baseline.toFixed(1)} ms)`)
  }
}
