import { textIn } from '@dovolilnice/contract/in-language'
import { townName } from '@dovolilnice/contract/names/town-name'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import { shownWindows } from '@dovolilnice/contract/parking/own-hours'
import { permitStatusOn } from '@dovolilnice/contract/permits/permit-status'
import type { readOwnPermitPdf } from '@dovolilnice/contract/permits/record/read-own-permit-pdf'
import type { readPermitPaper } from '@dovolilnice/contract/permits/record/read-permit-paper'
import type { readPermitPdf } from '@dovolilnice/contract/permits/record/read-permit-pdf'
import { addressLine } from '@dovolilnice/contract/primitives/holder'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Context, FileAnswer, Handler } from '../../../platform/http/context.ts'
import { townLooks } from '../../../platform/pdf/town-looks.ts'
import { subjectOf } from './change-permit.ts'
import { findPermit } from './find-permit.ts'
import { platesAmong, readCredentials } from './permit-details.ts'
import type { PermitRow } from '../issue/permit-draft.ts'
import { vehicleSummary } from '../list/permit-list.ts'
import { makePermitPdf } from './permit-pdf.ts'
import type { PermitPaper } from './permit-pdf.ts'
import { termsOf } from '../issue/permit-terms.ts'
import { findBySecret, paperKey, verificationUrl } from '../verify/verification-code.ts'

const paperOf = async ({ trx, now, config, capabilities }: Context, permit: PermitRow): Promise<PermitPaper> => {
  const today = localDayOf(now)
  const { kind, lot } = await termsOf(trx, permit)
  const zone = await trx.selectFrom('zone').select('title').where('name', '=', lot.zone).executeTakeFirstOrThrow()
  const parameters = await capabilities.readParameters(trx)
  const { municipality } = parameters
  const { vehicles } = vehicleSummary(permit, platesAmong(await readCredentials(trx, permit.id)), today)
  const { number, locale, valid_from, valid_until, name, issued_at, decision } = permit
  return {
    ...{ number, locale, valid_from, valid_until, name, issued_at, decision },
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
  stream: await makePermitPdf(await paperOf(context, permit), context.now),
  media_type: 'application/pdf',
  file_name: `dovolilnica-${permit.number}.pdf`,
})

export const handleReadPermitPdf: Handler<typeof readPermitPdf> = async ({ params }, context) => {
  const permit = await findPermit(context.trx, params.id)
  context.record({ subject: subjectOf(permit) })
  return answerOf(context, permit)
}

export const handleReadOwnPermitPdf: Handler<typeof readOwnPermitPdf> = async ({ params }, context) =>
  answerOf(context, await findPermit(context.trx, params.id, context.user.id))

/** The same by the mailed link, for a holder without an account. */
export const handleReadPermitPaper: Handler<typeof readPermitPaper> = async ({ query }, context) => {
  const permit = await findBySecret(context.trx, query.number, query.key, paperKey)
  context.record({ subject: subjectOf(permit) })
  return answerOf(context, permit)
}
