import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database } from '../../platform/database/database.ts'
import { EmbeddedClient } from '../../platform/database/embedded/embedded-client.ts'
import { embeddedEngine } from '../../platform/database/embedded/embedded-engine.ts'
import { makeDatabase } from '../../platform/database/make-database.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { prepareDatabase } from './prepare-database.ts'
import { schemaKey } from './schema-key.ts'

declare global {
  // TypeScript describes it for browsers alone. A property of the global object is declared by `var`.
  var WebAssembly: { compile(bytes: Uint8Array): Promise<object> }
}

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/dovolilnice/', import.meta.url))
const templateFile = (): string => `${cache}embedded-${schemaKey()}.tar`

/** A new embedded database takes seconds, one from a dump of a migrated one a fraction. */
const makeTemplate = async (file: string): Promise<Uint8Array<ArrayBuffer>> => {
  const client = new EmbeddedClient({ folder: undefined })
  const database = makeDatabase(
    embeddedEngine(client, async () => {}),
    { engine: 'embedded', version: '' },
  )
  await prepareDatabase(database)
  const dump = await client.dump()
  await database.close()
  mkdirSync(cache, { recursive: true })
  // Several test processes may come here at once; each writes its own and the last one stays.
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, dump)
  renameSync(draft, file)
  for (const name of readdirSync(cache)) if (name.endsWith('.tar') && !file.endsWith(name)) rmSync(`${cache}${name}`, { force: true })
  return new Uint8Array(dump)
}

const readTemplate = (file: string): Uint8Array<ArrayBuffer> | undefined => {
  try {
    return new Uint8Array(readFileSync(file))
  } catch {
    return undefined
  }
}

let template: Promise<Uint8Array<ArrayBuffer>> | undefined

const loadTemplate = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const file = templateFile()
  return readTemplate(file) ?? (await makeTemplate(file))
}

/** A migrated data folder as a tar archive. */
export const embeddedTemplate = (): Promise<Uint8Array<ArrayBuffer>> => (template ??= loadTemplate())

const compileProgram = (): Promise<object> => {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  return WebAssembly.compile(readFileSync(join(dirname(engine), 'pglite.wasm')))
}

let program: Promise<object> | undefined

/** The program of the embedded database, compiled once for all workers of this process: that takes most of the time of opening one. */
export const embeddedProgram = (): Promise<object> => (program ??= compileProgram())

export const openEmbeddedTestDatabase = async (): Promise<Database> =>
  openDatabase({ dataDir: '', inMemory: true, template: await embeddedTemplate(), program: await embeddedProgram() })
