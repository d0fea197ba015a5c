import type { Owner, Processing, Person } from './owner.ts'
import type { Db } from '../database/db.ts'

/** The ids of every record about a person, whoever owns it. */
export const recordsOf = async (db: Db, owners: readonly Owner[], person: Person): Promise<string[]> => {
  const ids: string[] = []
  for (const { privacy } of owners) ids.push(...((await privacy?.recordsOf?.(db, person)) ?? []))
  return ids
}

/** Everything that the owners hold about a person, by the names of the parts. @param records ids of the person's records, at least one */
export const collectData = async (db: Db, owners: readonly Owner[], records: readonly string[]): Promise<Record<string, unknown>> => {
  const data: Record<string, unknown> = {}
  for (const { privacy } of owners)
    for (const [name, collect] of Object.entries(privacy?.collect ?? {})) data[name] = await collect(db, records)
  return data
}

/** The declared processing of each table with personal data. */
export const findProcessing = (owners: readonly Owner[]): Readonly<Record<string, Processing>> =>
  Object.fromEntries(owners.flatMap(({ processing = {} }) => Object.entries(processing)))
