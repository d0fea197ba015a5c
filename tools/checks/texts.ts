import { dirname, join } from 'node:path/posix'
import { runInNewContext } from 'node:vm'
import { parseAst } from 'rolldown/parseAst'
import { Visitor } from 'rolldown/utils'
import { arrowsOf } from '../architecture/imports.ts'
import type { SourceFile } from '../architecture/source-files.ts'

/** A catalogue: what one `const … = defineTexts({…})` or `withWords({…})` holds. Its texts are looked at, not trusted to have their type. */
export interface Catalogue {
  path: string
  /** The constant's name. */
  name: string
  texts: Record<string, unknown>
}

const declaration = /const (\w+) = (?:defineTexts|withWords)\(/g

/** The text of the parenthesis that opens just before `start`, with quotes respected. */
const parenthesis = (text: string, start: number): string => {
  const token = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\/.*$|[()]/gm
  token.lastIndex = start
  let depth = 1
  for (let match = token.exec(text); match; match = token.exec(text)) {
    if (match[0] === '(') depth += 1
    if (match[0] === ')') depth -= 1
    if (depth === 0) return text.slice(start, match.index)
  }
  throw new Error('a parenthesis does not close')
}

/** The catalogues of a file. They are plain data, so they are read by evaluating their literal alone. */
export const cataloguesOf = ({ path, text }: SourceFile): Catalogue[] =>
  [...text.matchAll(declaration)].map((match) => {
    const literal = parenthesis(text, match.index + match[0].length)
    return { path, name: match[1] ?? '', texts: runInNewContext(`(${literal.replace(/,\s*$/, '')})`) as Record<string, unknown> }
  })

const forms = { sl: ['one', 'two', 'few', 'other'], en: ['one', 'other'] }
type Language = keyof typeof forms

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === ''
const placeholders = (value: unknown): string =>
  [...String(value).matchAll(/\{(\w+)\}/g)]
    .map(([name]) => name)
    .toSorted()
    .join(' ')

const sideFaults = (text: Record<string, unknown>, language: Language): string[] => {
  const side = text[language]
  if (!isRecord(side)) return isBlank(side) ? [`${language} is missing`] : []
  return forms[language].filter((form) => isBlank(side[form])).map((form) => `${language} lacks the plural form ${form}`)
}

const whole = (side: unknown): unknown => (isRecord(side) ? side.other : side)

/** What is wrong with one text. */
export const textFaults = (text: unknown): string[] => {
  if (!isRecord(text)) return ['is not a text in two languages']
  const faults = [...sideFaults(text, 'sl'), ...sideFaults(text, 'en')]
  if (faults.length > 0) return faults
  if (isRecord(text.sl) !== isRecord(text.en)) faults.push('is counted in one language only')
  const [sl, en] = [whole(text.sl), whole(text.en)]
  if (placeholders(sl) !== placeholders(en))
    faults.push(`fills in ${placeholders(sl) || 'nothing'} in sl and ${placeholders(en) || 'nothing'} in en`)
  if (sl === en && /\p{Ll}{2,}\s+\p{Ll}{2,}/u.test(String(sl))) faults.push('is the same sentence in both languages')
  return faults
}

const escaped = (word: string): string => word.replace(/[$]/g, '\\$')

/** How a file calls a catalogue: its own name, or the one it was imported as. */
const nameIn = (file: SourceFile, { name, path }: Catalogue): string =>
  [...file.text.matchAll(new RegExp(`\\b${escaped(name)} as (\\w+)[^}]*\\} from '([^']*)'`, 'g'))].find(
    ([, , from = '']) => join(dirname(file.path), from) === path,
  )?.[1] ?? name

/** The keys of a catalogue that no file mentions. A catalogue handed on whole, or read by a computed key, counts as used. */
export const unusedKeys = (catalogue: Catalogue, files: SourceFile[]): string[] => {
  const readers = files.filter((file) => file.path === catalogue.path || arrowsOf(file).includes(`${file.path} -> ${catalogue.path}`))
  const mentions = new Set<string>()
  for (const file of readers) {
    const { text } = file
    const name = escaped(nameIn(file, catalogue))
    const code = text
      .replace(/^import[\s\S]*?from\s+['"].*$/gm, '')
      .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|'(?:[^'\\\n]|\\.)*'/gm, '')
      .replace(new RegExp(`const ${name} = (?:defineTexts|withWords)`, 'g'), '')
    if (new RegExp(`(?:(?<![\\w.'])|(?<=\\.{3}))${name}\\b(?!\\s*[.:]|\\w|\\?\\.)`).test(code)) return []
    for (const match of code.matchAll(new RegExp(`\\b${name}\\??\\.(\\w+)`, 'g'))) mentions.add(match[1] ?? '')
  }
  return Object.keys(catalogue.texts).filter((key) => !mentions.has(key))
}

/** The words of `words.ts`, which every catalogue made by `withWords` has. */
const shared = ({ path }: Catalogue): boolean => path.endsWith('translate/words.ts')

/** Texts that a catalogue says again although it has them from `words.ts`, and words there that no file says. */
export const wordFaults = (catalogues: Catalogue[], files: SourceFile[]): string[] => {
  const words = Object.entries(catalogues.find(shared)?.texts ?? {})
  const having = files.filter(({ path, text }) => /\bwithWords\(/.test(text) && !path.endsWith('translate/words.ts'))
  const again = catalogues
    .filter((catalogue) => !shared(catalogue) && having.some(({ path }) => path === catalogue.path))
    .flatMap(({ path, name, texts }) =>
      Object.entries(texts)
        .filter(([key, text]) => words.some(([word, said]) => word === key && JSON.stringify(said) === JSON.stringify(text)))
        .map(([key]) => `${path}: ${name}.${key} stands in words.ts`),
    )
  const unsaid = words.filter(([key]) => !files.some(({ text }) => new RegExp(`\\.${key}\\b`).test(text)))
  return [...again, ...unsaid.map(([key]) => `words.ts: nobody says ${key}`)]
}

const humanAttribute = /\b(?:aria-label|aria-description|title|placeholder|alt|label|description|error|summary)="([^"]*\p{L}{2,}[^"]*)"/gu

/** Words for people written into the attributes of a .tsx file; words between its tags are oxlint's (react/jsx-no-literals). */
export const literalAttributes = ({ path, text }: SourceFile): string[] =>
  path.endsWith('.tsx') ? [...text.matchAll(humanAttribute)].map(([attribute]) => `${path}: ${attribute}`) : []

const immediate = /^(?:map|flatMap|filter|reduce|from|fromEntries)$/

/**
 * Texts said, and elements with texts made, while a module is read, `const title = t(texts.title)`: they stay in the language that the page had then.
 * A function that is called at once, by itself or by `map` and its like, is no later moment.
 */
export const earlyTexts = ({ path, text }: SourceFile): string[] => {
  if (!/\bt\(|<[A-Z]/.test(text)) return []
  const faults: string[] = []
  const atOnce = new Set<unknown>()
  let within = 0
  const enter = (node: object) => {
    if (!atOnce.has(node)) within += 1
  }
  const leave = (node: object) => {
    if (!atOnce.has(node)) within -= 1
  }
  const note = ({ start, end }: { start: number; end: number }) => {
    if (within === 0) faults.push(`${path}: ${text.slice(start, end)}`)
  }
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    CallExpression: (call) => {
      const { callee } = call
      if (callee.type === 'Identifier' && callee.name === 't') note(call)
      atOnce.add(callee.type === 'ParenthesizedExpression' ? callee.expression : callee)
      if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && immediate.test(callee.property.name))
        for (const given of call.arguments) atOnce.add(given)
    },
    JSXOpeningElement: (element) => {
      if (element.name.type === 'JSXIdentifier' && /^[A-Z]/.test(element.name.name)) note(element)
    },
  }).visit(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path))
  return faults
}
