import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { unusedFormats, withoutFormats } from './slim-zod.ts'

const root = join(import.meta.dirname, '../..')
const zod = readFileSync(join(root, 'node_modules/zod/v4/classic/schemas.js'), 'utf8')
const sources = ['packages/contract', 'apps/web']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)))
  .filter((file) => /\.tsx?$/.test(file) && !/node_modules|\/dist\/|slim-zod/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

it.each(unusedFormats)('a string has no %s() in the browser, and no schema asks for it', (format) => {
  expect(zod).toMatch(new RegExp(`^    ${format}\\(params\\) \\{`, 'm'))
  expect(withoutFormats(zod)).not.toMatch(new RegExp(`^    ${format}\\(params\\) \\{`, 'm'))
  expect(sources).not.toMatch(new RegExp(`z\\s*\\.string\\([^)]*\\)[^;\\n]*(?<!\\bz)\\.${format}\\(`))
})
