import type { permitDeletionBlocks } from '@dovolilnice/contract/permits/permit'
import { type Trx, sql } from '../../../platform/database/db.ts'
import type { PermitRow } from '../issue/permit-draft.ts'

type Block = (typeof permitDeletionBlocks)[number]

/**
 * What keeps a permit from being an entry in error. One that was issued upon an application, opened a gate, stands in a chain, has an act, was
 * mailed to its holder or has begun is ended by an act instead: it was a decision.
 */
export const findPermitBlocks = async (trx: Trx, permit: PermitRow, today: string): Promise<Block[]> => {
  const { rows } = await sql<{ passages: boolean; replaced: boolean; renewed: boolean; act: boolean; mailed: boolean }>`
    select exists (select from access_log where permit_id = ${permit.id}) as passages,
      exists (select from permit where replaces_permit_id = ${permit.id}) as replaced,
      exists (select from application where renews_permit_id = ${permit.id} or replaces_permit_id = ${permit.id}) as renewed,
      exists (select from act where permit_id = ${permit.id} and kind <> 'official_note') as act,
      exists (select from mail where subject_id = ${permit.id} and template = 'permit:issued') as mailed`.execute(trx)
  const found = rows[0]
  const blocks: [Block, boolean][] = [
    ['mistaken', permit.status === 'mistaken'],
    ['application', permit.application_id !== null],
    ['passages', found?.passages ?? false],
    ['chain', permit.replaces_permit_id !== null || (found?.replaced ?? false)],
    ['renewal', found?.renewed ?? false],
    ['act', found?.act ?? false],
    ['seen', permit.status !== 'mistaken' && ((found?.mailed ?? false) || permit.valid_from <= today)],
  ]
  return blocks.flatMap(([block, holds]) => (holds ? [block] : []))
}
