import { keysOf } from '@dovolilnice/contract/keys-of'
import type { ProcessingActivity, ProcessingRecords } from '@dovolilnice/contract/privacy/records/processing-records'
import type { readProcessingRecords } from '@dovolilnice/contract/privacy/records/read-processing-records'
import type { Parameters } from '@dovolilnice/contract/resources/read-parameters'
import type { Handler } from '../../../platform/http/context.ts'
import { activities } from '../../../platform/privacy/activities.ts'
import type { Owner } from '../../../platform/privacy/owner.ts'
import { dataCategories, retentionTerms } from '../../../platform/privacy/processing.ts'
import type { Processing } from '../../../platform/privacy/processing.ts'

const transfer = {
  sl: 'Podatki se ne prenašajo v tretje države ali mednarodne organizacije.',
  en: 'The data is not transferred to third countries or international organisations.',
}
const security = {
  sl: 'Dostop po pravicah, gesla le kot zgoščene vrednosti, prijava v dveh korakih, sled vpogledov in sprememb, samodejni izbris ali anonimizacija po poteku roka s poročilom.',
  en: 'Access by rights, passwords only as hashes, sign-in in two steps, a trail of looks and changes, deletion or anonymisation after the term with a report.',
}

interface PersonalTable extends Processing {
  table: string
  columns: string[]
}

/** The tables with personal data, with the columns that hold it. */
const personalTables = (owners: readonly Owner[]): PersonalTable[] =>
  owners.flatMap(({ tables = {}, processing = {} }) => {
    const classes = new Map<string, unknown>(Object.entries(tables))
    return Object.entries(processing).map(([table, said]) => {
      const privacy = classes.get(table)
      const columns = typeof privacy === 'object' && privacy !== null ? Object.entries(privacy) : []
      return { ...said, table, columns: columns.flatMap(([column, what]) => (what === 'impersonal' ? [] : [column])) }
    })
  })

/** The activities with what their tables say: kinds of data and terms, each once. */
export const activitiesOf = (owners: readonly Owner[]): ProcessingActivity[] => {
  const all = personalTables(owners)
  return keysOf(activities).map((code) => {
    const tables = all.filter(({ activity }) => activity === code)
    const { name, purpose, basis, people, recipients } = activities[code]
    return {
      ...{ code, name, purpose, basis, people, recipients },
      data: [...new Set(tables.flatMap(({ data }) => data))].map((category) => dataCategories[category]),
      terms: [...new Set(tables.map(({ kept }) => kept))].map((term) => retentionTerms[term].term),
      tables: tables.map(({ table, name: tableName, columns, kept }) => ({
        ...{ table, name: tableName, columns },
        term: retentionTerms[kept].term,
      })),
    }
  })
}

/** The whole record, and what the town has not set yet. */
export const processingRecordsOf = (owners: readonly Owner[], { municipality: town, privacy }: Parameters): ProcessingRecords => {
  const address = [town.street, `${town.post_code} ${town.city}`.trim()].filter(Boolean).join(', ')
  const contact = [town.email, town.phone].filter(Boolean).join(', ')
  const { controller, officer, officer_email, processor, legal_basis } = privacy
  const empty = {
    ...{ controller: controller === '', address: town.street === '' || town.city === '', contact: contact === '' },
    ...{ officer: officer === '', officer_email: officer_email === '', legal_basis: legal_basis.sl === '' },
  }
  return {
    ...{ controller, address, contact, officer, officer_email, processor, legal_basis, transfer, security },
    gaps: keysOf(empty).filter((gap) => empty[gap]),
    activities: activitiesOf(owners),
  }
}

export const handleReadProcessingRecords: Handler<typeof readProcessingRecords> = async (_, { trx, owners, capabilities }) =>
  processingRecordsOf(owners, await capabilities.readParameters(trx))
