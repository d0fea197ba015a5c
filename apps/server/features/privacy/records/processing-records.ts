import { fillText, textIn, type Text } from '@dovolilnice/contract/locale'
import { keysOf } from '@dovolilnice/contract/keys-of'
import { staffRoles } from '@dovolilnice/contract/permissions'
import {
  type ProcessingActivity,
  type ProcessingRecords,
  readProcessingRecords,
} from '@dovolilnice/contract/privacy/records/processing-records'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import { type CredentialKind, credentialKinds } from '@dovolilnice/contract/primitives/credential'
import type { Grounds, RetentionSettings } from '@dovolilnice/contract/resources/privacy-settings'
import { roleLabels } from '@dovolilnice/contract/users/user-labels'
import type { Trx } from '../../../platform/database/db.ts'
import { type Context, implement } from '../../../platform/http/context.ts'
import type { Owner } from '../../../platform/privacy/owner.ts'
import { activities, dataCategories, type Processing, termOf } from '../../../platform/privacy/processing.ts'

const security = {
  sl: 'Dostop po pravicah, gesla le kot zgoščene vrednosti, sled vpogledov in sprememb, samodejni izbris ali anonimizacija po poteku roka s poročilom{steps}.',
  en: 'Access by rights, passwords only as hashes, a trail of looks and changes, deletion or anonymisation after the term with a report{steps}.',
}
const twoSteps = { sl: ', obvezna prijava v dveh korakih (vloge: {roles})', en: ', required sign-in in two steps (roles: {roles})' }
const nothing = { sl: '', en: '' }

/** The measures; sign-in in two steps only for the roles of which the town requires it. */
const securityOf = (required: readonly (typeof staffRoles)[number][]): Text => {
  const steps = (locale: 'sl' | 'en'): string =>
    required.length === 0 ? '' : fillText(twoSteps[locale], { roles: required.map((role) => textIn(roleLabels[role], locale)).join(', ') })
  return { sl: fillText(security.sl, { steps: steps('sl') }), en: fillText(security.en, { steps: steps('en') }) }
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
export const activitiesOf = (owners: readonly Owner[], terms: RetentionSettings): ProcessingActivity[] => {
  const all = personalTables(owners)
  return keysOf(activities).map((code) => {
    const tables = all.filter(({ activity }) => activity === code)
    const { name, purpose, basis, people, recipients } = activities[code]
    return {
      ...{ code, name, purpose, basis, people, recipients },
      data: [...new Set(tables.flatMap(({ data }) => data))].map((category) => dataCategories[category]),
      terms: [...new Set(tables.map(({ kept }) => kept))].map((kept) => termOf(kept, terms).term),
      tables: tables.map(({ table, name: tableName, columns, kept }) => ({
        ...{ table, name: tableName, columns },
        term: termOf(kept, terms).term,
      })),
    }
  })
}

const wayNames: Readonly<Record<CredentialKind, Text>> = {
  plate: { sl: 'Registrska oznaka', en: 'Plate' },
  rfid: { sl: 'Kartica', en: 'Card' },
  phone: { sl: 'Telefonska številka', en: 'Phone number' },
}

const allCameras: Text = { sl: 'Vse kamere', en: 'All cameras' }
const otherCameras: Text = { sl: 'Druge kamere', en: 'Other cameras' }

/** The ground of each way in which a gate recognises somebody, and of each camera with its own; the others share that of the plates in one line. */
const groundsOf = async (trx: Trx, { plate, rfid, phone, cameras }: Grounds) => {
  const devices = await trx
    .selectFrom('device')
    .select(['code', 'name'])
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('code')
    .execute()
  const own = new Map(cameras.map(({ device_code: code, ground }) => [code, ground]))
  const some = devices.some(({ code }) => own.has(code))
  const ways = { plate, rfid, phone }
  return [
    ...credentialKinds.map((kind) => ({ name: wayNames[kind], ground: ways[kind] })),
    ...devices.flatMap(({ code, name }) => {
      const ground = own.get(code)
      return ground === undefined ? [] : [{ name: { sl: `Kamera: ${name}`, en: `Camera: ${name}` }, ground: { sl: ground, en: ground } }]
    }),
    ...(devices.every(({ code }) => own.has(code)) ? [] : [{ name: some ? otherCameras : allCameras, ground: plate }]),
  ]
}

/** The whole record, and what the town has not set yet; whether data leaves for third countries only the town knows. */
export const readRecords = async ({
  trx,
  owners,
  capabilities,
}: Pick<Context, 'trx' | 'owners' | 'capabilities'>): Promise<ProcessingRecords> => {
  const { municipality: town, privacy, texts, retention } = await capabilities.readParameters(trx)
  const required = await trx.selectFrom('sign_in_policy').select('role').where('rule', '=', 'required').execute()
  const transfer = texts.privacy_transfer ?? nothing
  const address = [town.street, `${town.post_code} ${town.city}`.trim()].filter(Boolean).join(', ')
  const contacts = [town.email, formatPhone(town.phone)].filter(Boolean)
  // The town writes the controller freely, often with its address: that is not repeated.
  const { controller, officer, officer_email, processor, legal_basis } = privacy
  const empty = {
    ...{ controller: controller === '', address: town.street === '' || town.city === '', contact: contacts.length === 0 },
    ...{ officer: officer === '', officer_email: officer_email === '', legal_basis: legal_basis.sl === '' },
    transfer: transfer.sl.trim() === '',
  }
  return {
    ...{
      controller,
      address: controller.includes(address) ? '' : address,
      contact: contacts.filter((one) => !controller.includes(one)).join(', '),
    },
    ...{ officer, officer_email, processor, legal_basis, transfer },
    grounds: await groundsOf(trx, privacy.grounds),
    assessed_on: privacy.assessed_on,
    security: securityOf(staffRoles.filter((role) => required.some((rule) => rule.role === role))),
    gaps: keysOf(empty).filter((gap) => empty[gap]),
    activities: activitiesOf(owners, retention),
  }
}

export const handleReadProcessingRecords = implement(readProcessingRecords, (_, context) => readRecords(context))
