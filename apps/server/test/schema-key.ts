import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../migrations/', import.meta.url)

/** Names a migrated database by what made it, so that a template of older migrations is never taken for a new one. */
export const schemaKey = (...parts: string[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(new URL(name, folder)))
  return hash.digest('hex').slice(0, 16)
}
