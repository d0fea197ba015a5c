import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../../migrations/', import.meta.url)
const engines = ['@electric-sql/pglite', 'pg-boss'].map((name) => createRequire(import.meta.url).resolve(name))

/** Names a migrated database by what made it, so that a template of older migrations is never taken for a new one. */
export const schemaKey = (): string => {
  const hash = createHash('sha256')
  hash.update(readFileSync(new URL('prepare-database.ts', import.meta.url)))
  for (const file of engines) hash.update(readFileSync(file.replace(/dist.*$/, 'package.json')))
  for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(new URL(name, folder)))
  return hash.digest('hex').slice(0, 16)
}
