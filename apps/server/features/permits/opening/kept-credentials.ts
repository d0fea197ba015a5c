import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import type { Row, Trx } from '../../../platform/database/tables.ts'
import type { CredentialDraft } from '../issue/permit-draft.ts'

type Stored = Pick<Row<'permit_credential'>, 'kind' | 'value' | 'value_normalised' | 'valid_from' | 'valid_until' | 'created_at'>
type Application = Pick<Row<'application'>, 'plates' | 'plates_normalised' | 'replace_reason' | 'created_at'>

const draft = ({ kind, value, valid_from, valid_until }: Stored): CredentialDraft => ({ kind, value, valid_from, valid_until })
const undated = (value: string): CredentialDraft => ({ kind: 'plate', value })

/**
 * The vehicles of a replacement. A new vehicle stands in the place of all; otherwise those of the old permit go on with their days, and a
 * clerk's correction of the application holds: what was added to it is taken in, what was taken off it goes. A vehicle that came onto the
 * permit only after the application was sent could not be named in it, and stays.
 */
const keptPlates = (old: readonly Stored[], application: Application, today: string): CredentialDraft[] => {
  if (application.replace_reason === 'new_vehicle') return application.plates.map(undated)
  const plates = old.filter(({ kind }) => kind === 'plate')
  const added = application.plates.filter((plate) => !plates.some(({ value_normalised: value }) => value === normalisePlate(plate)))
  const stays = ({ value_normalised: value, valid_until: until, created_at: since }: Stored): boolean =>
    until === null ? application.plates_normalised.includes(value) || since > application.created_at : until > today
  return [...plates.filter(stays).map(draft), ...added.map(undated)]
}

/**
 * What opens for the permit that a replacement by application gives: its vehicles, the old permit's phones, and with a new vehicle its
 * cards. A lost or stolen card never goes on.
 */
export const keptCredentials = (old: readonly Stored[], application: Application, today: string): CredentialDraft[] => {
  const goesOn = ({ kind, valid_until: until }: Stored): boolean =>
    (until === null || until > today) && (kind === 'phone' || (kind === 'rfid' && application.replace_reason === 'new_vehicle'))
  return [...keptPlates(old, application, today), ...old.filter(goesOn).map(draft)]
}

/** The ways of opening of the permit that is replaced, as they are stored, the oldest first. */
export const readReplaced = (trx: Trx, permitId: string): Promise<Stored[]> =>
  trx
    .selectFrom('permit_credential')
    .select(['kind', 'value', 'value_normalised', 'valid_from', 'valid_until', 'created_at'])
    .where('permit_id', '=', permitId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
