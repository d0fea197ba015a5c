import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = import.meta.dirname
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/node_modules|dist|\.test\./.test(path),
)
const read = (path: string): string => readFileSync(join(folder, path), 'utf8')

interface Counted {
  one: string
}
type Side = string | Counted
const isMessage = (value: unknown): value is { sl: Side; en: Side } =>
  typeof value === 'object' && value !== null && 'sl' in value && 'en' in value
const namesIn = (side: Side): string[] => [...new Set(JSON.stringify(side).match(/\{\w+\}/g))].sort()

test('both languages say something, with the same names to fill in', async () => {
  const faults: string[] = []
  for (const path of sources.filter((path) => /texts\.ts$|screen-titles\.ts$/.test(path))) {
    const module = (await import(join(folder, path))) as Record<string, Record<string, unknown>>
    for (const texts of Object.values(module))
      for (const [key, message] of Object.entries(texts).filter(([, value]) => isMessage(value)))
        if (isMessage(message) && (JSON.stringify(message).includes('""') || namesIn(message.sl).join() !== namesIn(message.en).join()))
          faults.push(`${path}: ${key}`)
  }
  expect(faults).toEqual([])
})

/** Words between tags, and words in attributes that people read or hear. */
const literal = />\s*([^<>{}]*\p{L}{2}[^<>{}]*)\s*<\/|\s(?:label|title|placeholder|alt|aria-label|description)="([^"]*\p{L}{2}[^"]*)"/gu
const code = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')

test('no word of the interface is written into a component', () => {
  const faults = sources
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) => [...code(read(path)).matchAll(literal)].map((found) => `${path}: ${found[1] ?? found[2]}`))
    .filter((fault) => !/=>|\(|;|===/.test(fault))
  expect(faults).toEqual([])
})
