import { revocationKinds } from '@dovolilnice/contract/acts/suspension-ground'
import { textIn } from '@dovolilnice/contract/locale'
import { townName } from '@dovolilnice/contract/names/town-name'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import { shownWindows } from '@dovolilnice/contract/parking/own-hours'
import { permitStatusOn } from '@dovolilnice/contract/permits/permit-status'
import * as contract from '@dovolilnice/contract/permits/record/operations'
import { addressLine } from '@dovolilnice/contract/primitives/holder'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { type Context, type FileAnswer, implement } from '../../../platform/http/context.ts'
import { townLooks } from '../../../platform/pdf/town-looks.ts'
import { subjectOf } from './permit-step.ts'
import { findPermit, platesAmong, readCredentials } from './get-permit.ts'
import { type PermitRow, termsOf } from '../issue/permit-draft.ts'
import { vehicleSummary } from '../list/permit-list.ts'
import { makePermitPdf, type PermitPaper } from './permit-pdf.ts'
import { findBySecret, paperKey, verificationUrl } from '../verify/verification-code.ts'
import { qrModules, qrPath } from '../../../platform/pdf/payment-slip.ts'

const paperOf = async ({ trx, now, config, capabilities }: Context, permit: PermitRow): Promise<PermitPaper> => {
  const today = localDayOf(now)
  const { kind, lot } = await termsOf(trx, permit)
  const zone = await trx.selectFrom('zone').select('title').where('name', '=', lot.zone).executeTakeFirstOrThrow()
  const parameters = await capabilities.readParameters(trx)
  const { municipality } = parameters
  const { vehicles } = vehicleSummary(permit, platesAmong(await readCredentials(trx, permit.id)), today)
  const locale = await capabilities.paperLocale(
    trx,
    { capabilities },
    { application_id: null, permit_id: permit.id, locale: permit.locale },
  )
  const { number, valid_from, valid_until, name, issued_at, decision } = permit
  return {
    ...{ number, locale, valid_from, valid_until, name, issued_at, decision },
    is_decision: capabilities.isShortDecision(decision),
    municipality: textIn(townName(municipality), locale),
    contact: [municipality.email, formatPhone(municipality.phone)].filter(Boolean).join(' · '),
    looks: await townLooks(parameters),
    kind: textIn(kind.name, locale),
    lot: textIn(lot.title, locale),
    zone: textIn(zone.title, locale),
    vehicles,
    windows: shownWindows(kind.time_windows, permit),
    status: permitStatusOn(permit, today),
    address: addressLine(permit),
    verification_url: verificationUrl(config.publicUrl, permit),
  }
}

const answerOf = async (context: Context, permit: PermitRow): Promise<FileAnswer> => ({
  stream: await makePermitPdf(await paperOf(context, permit), context.now, context.actCertificate),
  media_type: 'application/pdf',
  file_name: `dovolilnica-${permit.number}.pdf`,
})

export const handleReadPermitPdf = implement(contract.readPermitPdf, async ({ params }, context) => {
  const permit = await findPermit(context.trx, params.id)
  context.record({ subject: subjectOf(permit) })
  return answerOf(context, permit)
})

export const handleReadOwnPermitPdf = implement(contract.readOwnPermitPdf, async ({ params }, context) =>
  answerOf(context, await findPermit(context.trx, params.id, context.user.id)),
)

export const handleReadPermitPaper = implement(contract.readPermitPaper, async ({ query }, context) => {
  const permit = await findBySecret(context.trx, query.number, query.key, paperKey)
  context.record({ subject: subjectOf(permit) })
  return answerOf(context, permit)
})

export const handleReadOwnCode = implement(contract.readOwnCode, async ({ params }, { trx, user, config }) => {
  const url = verificationUrl(config.publicUrl, await findPermit(trx, params.id, user.id))
  const modules = qrModules(url)
  return { code: qrPath(modules), code_size: modules.length, verification_url: url }
})

/** The decision that was issued. @throws OperationError `not_found` while the permit is not revoked */
const decisionOf = (context: Context, { id }: PermitRow): Promise<FileAnswer> =>
  context.capabilities.readMatterAct(context.trx, context, { application_id: null, permit_id: id }, revocationKinds)

export const handleReadRevocation = implement(contract.readRevocation, async ({ params }, context) => {
  const permit = await findPermit(context.trx, params.id)
  context.record({ subject: subjectOf(permit) })
  return decisionOf(context, permit)
})

export const handleReadMailedRevocation = implement(contract.readMailedRevocation, async ({ query }, context) => {
  const permit = await findBySecret(context.trx, query.number, query.key, paperKey)
  context.record({ subject: subjectOf(permit) })
  return decisionOf(context, permit)
})
