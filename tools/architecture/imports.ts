import { posix } from 'node:path'
import type { SourceFile } from './source-files.ts'

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const staticImport = /^[ \t]*(?:import|export)\b(?:[^'";]*?\bfrom)?\s*['"]([^'"]+)['"]/gm
const dynamicImport = /\bimport\(\s*['"`]([^'"`]+)['"`]/g
const workerUrl = /\bnew URL\(\s*['"](\.{1,2}\/[^'"]+\.tsx?)['"]/g

const found = (text: string, patterns: readonly RegExp[]): string[] => {
  const code = text.replace(comments, '')
  return patterns.flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1] ?? ''))
}

/** The specifiers a file imports, also as types, lazily, or as a worker. */
export const importsOf = (text: string): string[] => found(text, [staticImport, dynamicImport, workerUrl])

/** Those that are there before the file itself: neither lazily nor as a worker. */
export const staticImportsOf = (text: string): string[] => found(text, [staticImport])

/**
 * Each import as one line `from -> to`, so that a rule is one pattern with back-references.
 * Relative imports become paths from the repository's folder; packages stay as written.
 */
export const arrowsOf = ({ path, text }: SourceFile, imports = importsOf): string[] =>
  imports(text).map((to) => `${path} -> ${to.startsWith('.') ? posix.join(posix.dirname(path), to) : to}`)
