import type { SourceFile } from '../architecture/source-files.ts'

const comment = /\/\*[^]*?\*\/|(?<![:'"])\/\/[^\n]*/g
const token = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|[()[\]{},]/g
const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g

/** Where the expression that begins at `start` ends: at its comma, or at the bracket that closes what it stands in. */
const endOf = (code: string, start: number): number => {
  token.lastIndex = start
  let depth = 0
  for (let match = token.exec(code); match; match = token.exec(code)) {
    const [sign] = match
    if ('([{'.includes(sign)) depth += 1
    if (')]}'.includes(sign)) depth -= 1
    if (depth < 0 || (depth === 0 && sign === ',')) return match.index
  }
  return code.length
}

/** The parts of a list in brackets, from just behind its opening bracket. */
const partsOf = (code: string, start: number): string[] => {
  const end = endOf(code, start)
  return [code.slice(start, end), ...(code[end] === ',' ? partsOf(code, end + 1) : [])]
}

const unescaped = (text: string): string => text.replace(/\\n/g, '\n').replace(/\\(.)/g, '$1')

/** The strings of an expression, without those that code fills in itself: they are not sentences of a catalogue. */
const stringsOf = (expression: string): string[] =>
  [...expression.matchAll(literal)].flatMap(([, single, double, template]) =>
    template?.includes('${') ? [] : [unescaped(single ?? double ?? template ?? '')],
  )

const isSentence = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, ''))

/** The sentences of the Slovenian side of a text. A counted one is known by its form `other`. */
const sentencesOf = (side: string): string[] => {
  const counted = /^\s*\{\s*one:[^]*?\bother:\s*([^]*)$/.exec(side)
  // What a call makes is no sentence of the code.
  return /^\s*['"`{[]/.test(side) ? stringsOf(counted?.[1] ?? side).filter(isSentence) : []
}

/** The code without calls of that name and all that is in their brackets. */
const withoutCalls = (code: string, name: string): string => {
  const at = code.indexOf(`${name}(`)
  if (at < 0) return code
  const begin = at + name.length + 1
  const end = begin + partsOf(code, begin).join(',').length
  return code.slice(0, at) + withoutCalls(code.slice(end + 1), name)
}

/** The code of a file that visitors meet: without comments, and without the screens for people who are signed in. */
export const publicCode = ({ text }: SourceFile): string => withoutCalls(text.replace(comment, ''), 'insideScreen')

/** The Slovenian side of a text; none where the further languages stand beside it, as in an act that is written in all of them. */
const sidesAt = (code: string, start: number): string[] => {
  const [side = '', ...others] = partsOf(code, start)
  const has = (language: string): boolean => others.some((part) => new RegExp(`^\\s*${language}:`).test(part))
  return has('it') && has('hu') ? [] : [side]
}

/**
 * The Slovenian sentences of a file: the side `sl` of every pair, and those of the error catalogue.
 * @param names of the pairs, only those with one of these
 */
export const slovenianOf = (file: SourceFile, names?: ReadonlySet<string>): string[] => {
  const code = publicCode(file)
  const sides = [...code.matchAll(/(?:(\w+):\s*\{\s*)?\bsl:\s*/g)].flatMap(({ index, 0: start, 1: name = '' }) =>
    names === undefined || names.has(name) ? sidesAt(code, index + start.length) : [],
  )
  const entries = [...code.matchAll(/\bentry\(/g)].map(({ index, 0: name }) => partsOf(code, index + name.length)[2] ?? '')
  return [...new Set([...sides, ...entries].flatMap(sentencesOf))]
}
