import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { root } from './project.ts'

/** Read when an error is first printed, and let go when memory is needed: Node's own way reads all of them at the start and keeps them. */
const maps = new Map<string, WeakRef<SourceMap>>()

const mapOf = (file: string): SourceMap => {
  const known = maps.get(file)?.deref()
  if (known !== undefined) return known
  const read = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
  maps.set(file, new WeakRef(read))
  return read
}

/** `apps/server/main.ts:12:3`, or nothing for a place that has no source. */
const sourceOf = (file: string, line: number, column: number): string | undefined => {
  const found = mapOf(file).findEntry(line - 1, column - 1)
  if (!('originalSource' in found)) return undefined
  return `${relative(root, join(dirname(file), found.originalSource))}:${found.originalLine + 1}:${found.originalColumn + 1}`
}

const place = /file:\/\/(\/[^\s:]+\.js):(\d+):(\d+)/g

/** The text with the lines of the sources where it names those of the built programs in this folder. */
export const withSources = (text: string, folder: string): string => {
  const start = `file://${folder}/`
  if (!text.includes(start)) return text
  try {
    return text.replace(place, (built: string, file: string, line: string, column: string) =>
      built.startsWith(start) ? (sourceOf(file, Number(line), Number(column)) ?? built) : built,
    )
  } catch {
    return text
  }
}

/**
 * What this process prints names the lines of the sources. Only what is printed is looked at: Node itself reads the stacks of errors that
 * nobody will ever see.
 */
export const showSources = (folder: string): void => {
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream) as (...words: unknown[]) => boolean
    stream.write = (text: unknown, ...more: unknown[]) => write(typeof text === 'string' ? withSources(text, folder) : text, ...more)
  }
}
