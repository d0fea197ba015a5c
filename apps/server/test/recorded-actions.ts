import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const features = new URL('../features/', import.meta.url).pathname
const recorded = /(?:recordAlso\(\s*|\baction: )'([a-z_]+:[a-z_0-9]+)'/g

/** The actions that handlers and jobs write into the trail beside what their operation declares, read from the sources. */
export const recordedActions = (): string[] =>
  readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap((path) => [...readFileSync(join(features, path), 'utf8').matchAll(recorded)].map((match) => match[1] ?? ''))
