import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { partedContract } from './slim-contract.ts'

const contract = join(import.meta.dirname, '../../packages/contract')
const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /(?<!\.test)\.ts$/.test(file) && !file.includes('node_modules'),
)

const exportsOf = (code: string): string[] =>
  [...code.matchAll(/^export (?:const|function|async function|class) (\w+)/gm)].map(([, name]) => name!).toSorted()

describe('the contract in the browser', () => {
  it('parts rules from schemas, and lends the schemas what they use of the rules', () => {
    const { plain, schemas } = partedContract(
      `import { z } from 'zod'
const pattern = /^\\d$/
export const digits = ['1', '2'] as const
export const isDigit = (text: string): boolean => pattern.test(text)
export const digitSchema = z
  .string()
  .refine((text) => pattern.test(text))
export const maybeDigit = digitSchema.optional()`,
      '/contract/digit.ts',
    )
    expect(exportsOf(plain)).toEqual(['digits', 'isDigit'])
    expect(plain).toContain('export { pattern }')
    expect(exportsOf(schemas)).toEqual(['digitSchema', 'maybeDigit'])
    expect(schemas).toContain('import { pattern } from "/contract/digit.ts?plain"')
    expect(schemas).toContain('/* @__PURE__ */ (() => digitSchema.optional())()')
  })

  it('leaves with an operation what a call needs, and the body only where nothing else checks the form', () => {
    const operation = (more: string) => `export const act = defineOperation({ name: 'act', method: 'POST', path: 'v1/act', access: 'public',
      summary: 'Act', params: idParams, ${more} body: actSchema, output: answerSchema, errors: ['duplicate'], audit: { action: 'a:b', kind: 'change' } })`
    const { plain } = partedContract(operation(''), '/act.ts')
    expect(plain).toMatch(/name: 'act'.*body: actSchema/s)
    expect(plain).not.toMatch(/summary|params|output|errors|audit/)
    expect(partedContract(operation('multipart: true,'), '/act.ts').plain).not.toContain('actSchema')
  })

  it.each(files)('keeps every export of %s, each in one part', (file) => {
    const path = join(contract, file)
    const code = readFileSync(path, 'utf8')
    const { plain, schemas } = partedContract(code, path)
    expect([...exportsOf(plain), ...exportsOf(schemas)].toSorted()).toEqual(exportsOf(code))
    expect(plain.replaceAll(/^import .*$/gm, '')).not.toMatch(/\bz\s*\.\w/)
  })
})
