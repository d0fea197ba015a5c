import { changeRow } from '../../../platform/database/db.ts'
import { textIn } from '@dovolilnice/contract/locale'
import type { CredentialKind } from '@dovolilnice/contract/primitives/credential'
import { updatePermit } from '@dovolilnice/contract/permits/record/operations'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { type Context, implement } from '../../../platform/http/context.ts'
import { permitTable } from '../permit-tables.ts'
import { answerOf, mailedVehicles, openPermit, type OpenPermit, type StoredCredential, subjectOf } from './permit-step.ts'
import { checkCredentials, credentialsOf } from '../opening/check-credentials.ts'
import {
  type CredentialDraft,
  daysOfChangedPermit,
  hoursOfPermit,
  normalisedValue,
  type PermitRow,
  requireLot,
} from '../issue/permit-draft.ts'
import { announcePermits, auditHours, insertCredentials, requireNoConflict } from '../issue/insert-permit.ts'
import { readCredentials } from './get-permit.ts'
import { mailHolder } from '../notify/permit-mail.ts'

/** Ways of opening without an end of their own are the ones a form gives whole; the others stay as they are. */
const isLasting = ({ valid_until: until }: StoredCredential): boolean => until === null
const same = (a: CredentialDraft, b: CredentialDraft): boolean => a.kind === b.kind && normalisedValue(a) === normalisedValue(b)
const valuesOf = (credentials: readonly CredentialDraft[], wanted: CredentialKind) =>
  credentials.filter(({ kind }) => kind === wanted).map(({ value }) => value)

const auditValues = (permit: PermitRow, credentials: readonly CredentialDraft[]) => ({
  ...permitTable.auditValues(permit),
  ...auditHours(permit),
  plates: valuesOf(credentials, 'plate'),
  phones: valuesOf(credentials, 'phone'),
  tags: valuesOf(credentials, 'rfid'),
})

const writeCredentials = async ({ trx, now }: Context, open: OpenPermit, given: readonly CredentialDraft[]): Promise<void> => {
  const lasting = open.credentials.filter(isLasting)
  const gone = lasting.filter((old) => !given.some((one) => same(one, old))).map(({ id }) => id)
  if (gone.length > 0) await trx.deleteFrom('permit_credential').where('id', 'in', gone).execute()
  const added = given.filter((one) => !lasting.some((old) => same(one, old)))
  await insertCredentials(trx, open.permit.id, added, now)
}

/**
 * The holder of a permit without an account, as an import or the office issues it, gets an address: its account has the permit at once where it has
 * proved the address, else a mail says how to open one.
 */
const offerAccount = async (
  context: Context,
  { name, email, locale, user_id: user, application_id: application }: PermitRow,
): Promise<void> => {
  const { trx, capabilities } = context
  if (email === null || user !== null || application !== null) return
  if ((await capabilities.findAccountOfEmail(trx, email)) !== null) return capabilities.joinRecordsOfEmail(context, email)
  await capabilities.beginSignUp(context, { email, name, type: 'person', locale, application_id: null })
}

export const handleUpdatePermit = implement(updatePermit, async ({ params, body }, context) => {
  const { trx, now, locale, files, capabilities } = context
  const today = localDayOf(now)
  const open = await openPermit(context, params.id, body.version)
  const { permit, kind } = open
  checkCredentials(kind, body, locale)
  const unmoved = body.parking_lot_id === permit.parking_lot_id && body.user_type_code === permit.user_type_code
  const lot = unmoved ? open.lot : await requireLot(trx, body, locale)
  const validity = daysOfChangedPermit(kind.validity, permit, body, today, locale)
  const wanted = { from_time: body.from_time, until_time: body.until_time, ...validity }
  const moved = (['from_time', 'until_time', 'valid_until'] as const).some((field) => wanted[field] !== permit[field])
  const days = { ...validity, ...hoursOfPermit(kind, permit.from_time !== null, wanted, moved ? now : undefined, locale) }
  const given = credentialsOf(body)
  const dated = open.credentials.filter((credential) => !isLasting(credential))
  const holder = permitTable.carried(body)
  await requireNoConflict(
    trx,
    {
      kind: { ...kind, cap_per_holder: null },
      lot,
      holder: { ...holder, user_id: permit.user_id },
      ...days,
      credentials: [...given, ...dated],
    },
    [permit.id],
  )
  const changed = await changeRow(trx, 'permit', permit.id, {
    ...holder,
    parking_lot_id: lot.id,
    ...days,
    updated_at: now,
    version: permit.version + 1,
  })
  await writeCredentials(context, open, given)
  await capabilities.keepDocuments(trx, context, files, {
    permit_id: permit.id,
    accepted: kind.documents.map(({ type }) => type),
    expires: {},
    now,
    locale,
  })
  if (changed.email !== permit.email) await offerAccount(context, changed)
  await announcePermits(trx)
  const after = await readCredentials(trx, permit.id)
  context.record({
    subject: subjectOf(changed),
    before: auditValues(permit, open.credentials),
    after: auditValues(changed, after),
    reason: body.reason,
  })
  const plates = mailedVehicles(changed, after, today)
  const matters =
    plates.join() !== mailedVehicles(permit, open.credentials, today).join() ||
    changed.valid_from !== permit.valid_from ||
    changed.valid_until !== permit.valid_until ||
    changed.from_time !== permit.from_time ||
    changed.until_time !== permit.until_time ||
    !unmoved
  if (matters) await mailHolder(trx, context, 'changed', changed, { kindName: textIn(kind.name, changed.locale), plates })
  return answerOf(changed)
})
