import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './project.ts'

/** Read when an error is first shown, and let go when memory is needed: Node's own way keeps all of them from the start. */
const maps = new Map<string, WeakRef<SourceMap>>()

const mapOf = (file: string): SourceMap => {
  const known = maps.get(file)?.deref()
  if (known !== undefined) return known
  const read = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
  maps.set(file, new WeakRef(read))
  return read
}

/** Where a place of a built file stands in its source: `apps/server/main.ts:12:3`. */
const sourceOf = (url: string, line: number, column: number): string | undefined => {
  const found = mapOf(fileURLToPath(url)).findEntry(line - 1, column - 1)
  if (!('originalSource' in found)) return undefined
  return `${relative(root, fileURLToPath(new URL(found.originalSource, url)))}:${found.originalLine + 1}:${found.originalColumn + 1}`
}

const shown = (call: NodeJS.CallSite, folder: string): string => {
  const text = String(call)
  const url = call.getScriptNameOrSourceURL()
  const [line, column] = [call.getLineNumber(), call.getColumnNumber()]
  if (!url?.startsWith(folder) || line === null || column === null) return text
  try {
    return text.replace(`${url}:${line}:${column}`, (built) => sourceOf(url, line, column) ?? built)
  } catch {
    return text
  }
}

/** Errors of the built programs in this folder name the lines of their sources. */
export const showSources = (folder: string): void => {
  const start = `file://${folder}/`
  Error.prepareStackTrace = (error, calls) => [String(error), ...calls.map((call) => `    at ${shown(call, start)}`)].join('\n')
}
