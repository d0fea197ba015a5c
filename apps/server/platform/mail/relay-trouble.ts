import type { MailFailure } from '@dovolilnice/contract/mails/outbox/mail-failures'
import type { Db, Row, Trx } from '../database/tables.ts'

const refusals: readonly MailFailure[] = ['sender', 'mailbox', 'policy', 'rejected', 'relay']
const windowMs = 10 * 60_000
/** So many addresses refused within the window, and no mail taken meanwhile. */
const manyAddresses = 5

/** As long as the mail server itself is tried for: a mail is not kept for ever by others that are refused after it. */
const keptMs = 3 * 86_400_000

const startOf = (now: Date): Date => new Date(now.getTime() - windowMs)

/**
 * Whether a refusal for good is the mail server's own trouble: a relay that is set up wrong refuses every address, and would end all that waits
 * within minutes. Call it after the refusal of this mail is noted.
 */
export const isRelayTrouble = async (db: Db, failure: MailFailure, now: Date): Promise<boolean> => {
  if (!refusals.includes(failure)) return false
  const { addresses } = await db
    .selectFrom('mail')
    .select((of) => of.fn.count<number>('recipient').distinct().as('addresses'))
    .where('failure', 'in', refusals)
    .where('last_tried_at', '>', startOf(now))
    .where(({ eb, selectFrom, fn, val }) =>
      eb(
        'last_tried_at',
        '>',
        fn.coalesce(
          selectFrom('mail as sent').select((of) => of.fn.max('sent.sent_at').as('at')),
          val(new Date(0)),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return addresses >= manyAddresses
}

/** Has the mails that this trouble has ended meanwhile wait again. @returns them, for a new try */
export const keepRefused = async (trx: Trx, now: Date): Promise<Pick<Row<'mail'>, 'id' | 'template'>[]> =>
  trx
    .updateTable('mail')
    .set({ status: 'queued', failure: 'relay' })
    .where('status', '=', 'failed')
    .where('failure', 'in', refusals)
    .where('last_tried_at', '>', startOf(now))
    .where('created_at', '>', new Date(now.getTime() - keptMs))
    .returning(['id', 'template'])
    .execute()
