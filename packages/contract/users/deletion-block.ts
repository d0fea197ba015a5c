import { z } from 'zod/mini'
import type { Text } from '../locale.ts'
import { localDaySchema } from '../primitives/field-schemas.ts'

/** What keeps a person's data from being deleted. */
export const deletionBlockReasons = ['open_permits', 'open_applications', 'retention', 'restricted', 'last_root', 'self'] as const

export const deletionBlockSchema = z.object({
  reason: z.enum(deletionBlockReasons),
  /** The number of records; null when it does not apply. */
  count: z.nullable(z.int()),
  /** `retention`: the first day on which nothing must be kept any more. */
  until: z.nullable(localDaySchema),
})
export type DeletionBlock = z.output<typeof deletionBlockSchema>

/** Why an account stays although its holder asks for erasure; `until` as above. `staff`: it may work in the program. */
export interface ErasureBlock extends Pick<DeletionBlock, 'until'> {
  reason: DeletionBlock['reason'] | 'staff'
}

/** `{count}` and `{until}` are filled in by the screen. */
export const deletionBlockSentences: Record<DeletionBlock['reason'], Text> = {
  open_permits: { sl: 'Ima veljavne ali prihodnje dovolilnice ({count}).', en: 'Holds permits in force or to come ({count}).' },
  open_applications: { sl: 'Ima nerešene vloge ({count}).', en: 'Has open applications ({count}).' },
  retention: {
    sl: 'Podatke o izdaji in prehodih je treba hraniti pet let; rok se izteče {until}.',
    en: 'Issuance and passage records must be kept for five years; the time ends on {until}.',
  },
  restricted: {
    sl: 'Obdelava njegovih zapisov je omejena na zahtevo posameznika ({count}).',
    en: 'The processing of their records is restricted at a person’s request ({count}).',
  },
  last_root: { sl: 'Je zadnji glavni skrbnik.', en: 'Is the last root administrator.' },
  self: { sl: 'Lastnega računa ni mogoče izbrisati.', en: 'You cannot delete your own account.' },
}
