import { readFileSync } from 'node:fs'
import { parseAst } from 'rolldown/parseAst'
import type { Plugin } from 'vite'

type Statement = ReturnType<typeof parseAst>['body'][number]

interface Edit {
  start: number
  end: number
  text: string
}

/**
 * What the browser reads of an operation. The rest (answers, path parameters, errors, audit, rates) is the server's and stays at home; so
 * does the body of a form with files, which is checked by a schema of the form's own (ui/form/use-operation-form.ts insists).
 */
const called = new Set(['name', 'method', 'path', 'access', 'body', 'multipart', 'changesState', 'idempotent'])

const declarationOf = (statement: Statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement)

/** Constants that come from a call may go when nobody uses them: nothing in the contract does anything by being loaded. */
const slimConstants = (statement: Statement, code: string): Edit[] => {
  const declaration = declarationOf(statement)
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ init }) => {
    if (init?.type !== 'CallExpression') return []
    const pure = [
      { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => ' },
      { start: init.end, end: init.end, text: ')()' },
    ]
    const [given] = init.arguments
    if (init.callee.type !== 'Identifier' || init.callee.name !== 'defineOperation' || given?.type !== 'ObjectExpression') return pure
    const named = given.properties.flatMap((part) =>
      part.type === 'Property' && part.key.type === 'Identifier' ? [{ ...part, name: part.key.name }] : [],
    )
    const multipart = named.some(({ name }) => name === 'multipart')
    const unread = named.filter(({ name }) => !called.has(name) || (multipart && name === 'body'))
    const cuts = unread.map(({ start, end }) => ({ start, end: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0), text: '' }))
    return [...pure, ...cuts]
  })
}

const namesOf = (statement: Statement): string[] => {
  const declaration = declarationOf(statement)
  if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration')
    return declaration.id ? [declaration.id.name] : []
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
}

interface Part {
  text: string
  names: string[]
  isImport: boolean
  isExport: boolean
}

const partsOf = (code: string): Part[] =>
  parseAst(code, { lang: 'ts' }).body.map((statement) => {
    const edits = slimConstants(statement, code).toSorted((a, b) => b.start - a.start)
    const slim = edits.reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code.slice(0, statement.end))
    return {
      text: slim.slice(statement.start),
      names: namesOf(statement),
      isImport: statement.type === 'ImportDeclaration',
      isExport: statement.type === 'ExportNamedDeclaration',
    }
  })

const mentions = (text: string, names: readonly string[]): boolean => names.some((name) => new RegExp(`\\b${name}\\b`).test(text))

/** The statements that need zod: those that say `z.`, and those that use one of them. */
const needZod = (parts: readonly Part[], known: readonly Part[] = []): readonly Part[] => {
  const names = known.flatMap((part) => part.names)
  const found = parts.filter(({ isImport, text }) => !isImport && (/\bz\s*\.\w/.test(text) || mentions(text, names)))
  return found.length === known.length ? found : needZod(parts, found)
}

/** A file of the contract in two: what is plain, and what needs zod. Either is empty where the file is all the one or all the other. */
export const partedContract = (code: string, id: string): { plain: string; schemas: string } => {
  const parts = partsOf(code)
  const schemas = needZod(parts)
  const imports = parts.filter(({ isImport }) => isImport)
  const plain = parts.filter((part) => !part.isImport && !schemas.includes(part))
  const shared = plain.flatMap(({ names }) => names).filter((name) => schemas.some(({ text }) => mentions(text, [name])))
  const hidden = plain.flatMap(({ names, isExport }) => (isExport ? [] : names)).filter((name) => shared.includes(name))
  const write = (some: readonly Part[], ...more: string[]) =>
    [...imports, ...some]
      .map(({ text }) => text)
      .concat(more)
      .join('\n')
  return {
    plain: write(plain, `export { ${hidden.join(', ')} }`),
    schemas: write(schemas, `import { ${shared.join(', ')} } from ${JSON.stringify(`${id}?plain`)}`),
  }
}

/**
 * The contract as the browser needs it. It checks what it sends, never what it gets, so operations lose the shapes of their answers; and of a
 * file that holds rules and schemas beside each other, a page takes the rules without zod. Types are not touched: they were checked before.
 */
export const slimContract = (): Plugin => ({
  name: 'slim-contract',
  apply: 'build',
  enforce: 'pre',
  resolveId: { filter: { id: /\?(plain|schemas)$/ }, handler: (id) => ({ id, moduleSideEffects: false }) },
  load: {
    filter: { id: /packages\/contract\/.+\.ts(\?(plain|schemas))?$/ },
    handler(id) {
      const [path = '', part] = id.split('?')
      const parted = partedContract(readFileSync(path, 'utf8'), path)
      if (part === 'plain' || part === 'schemas') return { code: parted[part], moduleType: 'ts', moduleSideEffects: false }
      const parts = ['plain', 'schemas'].map((one) => `export * from ${JSON.stringify(`${path}?${one}`)}`)
      return { code: parts.join('\n'), moduleSideEffects: false }
    },
  },
})
