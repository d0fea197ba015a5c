import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from '../project.ts'

/** Folders that hold nothing written by hand. */
const skipped = new Set(['node_modules', 'dist', '.git', '.data', '.cache', 'coverage'])

export interface SourceFile {
  /** From the repository's folder, with forward slashes. */
  path: string
  text: string
}

const walk = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return walk(path)
    return entry.isFile() ? [relative(root, path).split(sep).join('/')] : []
  })

/** Every file of the repository whose path matches, read whole. */
export const sourceFiles = (pattern: RegExp): SourceFile[] =>
  walk(root)
    .filter((path) => pattern.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
