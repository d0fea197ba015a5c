import { posix } from 'node:path'
import type { SourceFile } from './source-files.ts'

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const staticImport = /^[ \t]*(?:import|export)\b(?:[^'";]*?\bfrom)?\s*['"]([^'"]+)['"]/gm
const dynamicImport = /\bimport\(\s*['"`]([^'"`]+)['"`]/g
const workerUrl = /\bnew URL\(\s*['"](\.{1,2}\/[^'"]+\.tsx?)['"]/g

/** The specifiers a file imports, also as types, lazily, or as a worker. */
export const importsOf = (text: string): string[] => {
  const code = text.replace(comments, '')
  return [staticImport, dynamicImport, workerUrl].flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1] ?? ''))
}

/**
 * Each import as one line `from -> to`, so that a rule is one pattern with back-references.
 * Relative imports become paths from the repository's folder; packages stay as written.
 */
export const arrowsOf = ({ path, text }: SourceFile): string[] =>
  importsOf(text).map((to) => `${path} -> ${to.startsWith('.') ? posix.join(posix.dirname(path), to) : to}`)
