import { fillText } from '@dovolilnice/contract/fill-text'
import { OperationError } from '@dovolilnice/contract/errors'
import type { readMailedRevocation } from '@dovolilnice/contract/permits/record/read-mailed-revocation'
import type { readRevocation } from '@dovolilnice/contract/permits/record/read-revocation'
import { vehiclesFrom } from '@dovolilnice/contract/permits/opening/vehicles-on-day'
import { dayInWords } from '@dovolilnice/contract/primitives/day-in-words'
import { addressLine } from '@dovolilnice/contract/primitives/holder'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Context, FileAnswer, Handler } from '../../../platform/http/context.ts'
import { makeDecision } from '../../../platform/pdf/decision.ts'
import { townLooks } from '../../../platform/pdf/town-looks.ts'
import { unbroken } from '../../../platform/pdf/text-blocks.ts'
import { subjectOf } from './change-permit.ts'
import { findPermit, platesAmong, readCredentials } from './permit-details.ts'
import type { PermitRow } from '../issue/permit-draft.ts'
import { termsOf } from '../issue/permit-terms.ts'
import { revocationTexts } from './revocation-texts.ts'
import { findBySecret, paperKey } from '../verify/verification-code.ts'

/** The vehicles that the permit held on the day of its revocation, and those that would have held later. */
const platesOf = async ({ trx }: Context, permit: PermitRow, day: string): Promise<string> => {
  const vehicles = vehiclesFrom(permit, platesAmong(await readCredentials(trx, permit.id)), day)
  return vehicles.map(({ plate }) => unbroken(plate)).join(', ')
}

/** @throws OperationError `not_found` while the permit is not revoked */
const decisionOf = async (context: Context, permit: PermitRow): Promise<FileAnswer> => {
  const { trx, now, capabilities } = context
  const { number, locale, name } = permit
  if (permit.status !== 'revoked') throw new OperationError('not_found')
  const parameters = await capabilities.readParameters(trx)
  const { municipality: town, privacy } = parameters
  const { kind } = await termsOf(trx, permit)
  const revoked = (await capabilities.readHistory(trx, permit.id)).find(({ action }) => action === 'permit:revoke')
  const decidedAt = revoked === undefined ? permit.updated_at : new Date(revoked.at)
  const values = {
    number,
    town: town.name,
    day: dayInWords(localDayOf(permit.issued_at), locale),
    name,
    address: addressLine(permit),
    kind: kind.name[locale],
    plates: await platesOf(context, permit, localDayOf(decidedAt)),
  }
  const { title, intro, ruling } = revocationTexts[locale]
  const decision = {
    title: fillText(title, values),
    intro: fillText(intro, values),
    ruling: fillText(ruling, values),
    reasons: permit.reason ?? '',
    legalBasis: privacy.legal_basis[locale],
    decidedBy: revoked?.actor_name ?? null,
    decidedAt,
    authority: town,
    looks: await townLooks(parameters),
    locale,
    footer: `${town.name} · ${number}`,
  }
  const file = await makeDecision(decision, now)
  return { stream: file, media_type: 'application/pdf', file_name: `odlocba-${number}.pdf` }
}

export const handleReadRevocation: Handler<typeof readRevocation> = async ({ params }, context) => {
  const permit = await findPermit(context.trx, params.id)
  context.record({ subject: subjectOf(permit) })
  return decisionOf(context, permit)
}

/** By the link that was mailed to the holder. */
export const handleReadMailedRevocation: Handler<typeof readMailedRevocation> = async ({ query }, context) => {
  const permit = await findBySecret(context.trx, query.number, query.key, paperKey)
  context.record({ subject: subjectOf(permit) })
  return decisionOf(context, permit)
}
