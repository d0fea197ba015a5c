import { dayInWords } from '@dovolilnice/contract/primitives/day-in-words'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Trx } from '../../../platform/database/tables.ts'
import type { Services, WorkContext } from '../../../platform/http/context.ts'
import { grantThatHolds, isGranted } from '../matter/matter-standing.ts'
import { basesOf, readSettings } from '../settings/act-settings.ts'
import { organOf } from '../text/act-values.ts'
import { issueAct } from './issue-act.ts'
import { takeActNumber } from './take-act-number.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    issueGrant: typeof issueGrant
    decisionOfPermit: typeof decisionOfPermit
  }
}

const matterOf = (applicationId: string) => ({ application_id: applicationId, permit_id: null })

/** A written decision on an approved application, where the town wants one and none holds yet; otherwise the permit's paper is the decision. @returns its number */
export const issueGrant = async (context: WorkContext, applicationId: string): Promise<string | undefined> => {
  const { approvals } = await readSettings(context.trx)
  if (approvals !== 'act' || (await isGranted(context.trx, applicationId))) return undefined
  return (await issueAct(context, { kind: 'grant', ...matterOf(applicationId), reason: '' })).number
}

/**
 * By what decision a permit is issued, as its paper says it: the number of the written decision, or the decision itself in short form (ZUP, art.
 * 218), for a claim that is granted whole. Slovenian, as every decision is. The caller holds the lock of the application's row.
 */
export const decisionOfPermit = async (
  trx: Trx,
  { clock, capabilities }: Pick<Services, 'clock' | 'capabilities'>,
  { id, permit_kind_id: kind }: { id: string; permit_kind_id: string },
): Promise<string> => {
  const now = clock.now()
  const matter = matterOf(id)
  const written = await grantThatHolds(trx, matter)
  if (written !== undefined)
    return `Dovolilnica je izdana na podlagi odločbe št. ${written.number} z dne ${dayInWords(written.issued_on, 'sl')}.`
  const settings = await readSettings(trx)
  const { number } = await takeActNumber(trx, matter, settings.number_pattern, now)
  const bases = basesOf(settings, kind, null)
  return [
    `Št. ${number}, ${dayInWords(localDayOf(now), 'sl')}.`,
    `${organOf(await capabilities.readParameters(trx), settings).join(', ')}: zahtevi je v celoti ugodeno; ta dovolilnica je odločba v skrajšani obliki (218. člen ZUP).`,
    bases === '' ? '' : `Pravna podlaga: ${bases}.`,
    settings.approval_remedy,
  ]
    .filter(Boolean)
    .join(' ')
}
