import type { Clock } from '../../clock/clock.ts'
import type { Db, Row } from '../../database/tables.ts'
import type { VerifiedTrail } from './verify-trail.ts'

/** Keeps the result in the place of the one before. */
export const saveVerification = async (db: Db, { faults, ...verified }: VerifiedTrail, clock: Clock): Promise<void> => {
  const values = { ...verified, at: clock.now(), findings: JSON.stringify(faults) }
  await db
    .insertInto('event_verification')
    .values({ id: 1, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}

export const lastVerification = (db: Db): Promise<Row<'event_verification'> | undefined> =>
  db.selectFrom('event_verification').selectAll().executeTakeFirst()
