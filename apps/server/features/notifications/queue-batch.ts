import { locales } from '@dovolilnice/contract/locale'
import type { Parameters as Town } from '@dovolilnice/contract/resources/operations'
import { z } from 'zod/mini'
import { type Trx, sql } from '../../platform/database/db.ts'
import type { Services } from '../../platform/http/context.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { mailFooter, queueMail } from '../../platform/mail/queue-mail.ts'
import { renderMail } from '../../platform/mail/render-mail.ts'
import { paragraphsOf, wordsFor } from './notification-mail.ts'
import type { Recipient } from './recipients.ts'

const recipientSchema = z.object({
  email: z.string(),
  name: z.string(),
  locale: z.enum(locales),
  permits: z.array(z.object({ id: z.uuid(), number: z.string(), valid_until: z.string(), plates: z.array(z.string()) })),
})

type Sender = Pick<Town, 'municipality' | 'colours'>

const mailRecipient = async (
  trx: Trx,
  services: Services,
  recipient: Recipient,
  words: Parameters<typeof wordsFor>[1],
  { municipality, colours }: Sender,
): Promise<void> => {
  const { subject, text } = wordsFor(recipient, words)
  const sender = { footer: mailFooter(municipality, recipient.locale), colour: colours.primary }
  const content = renderMail({ title: subject, letter: 'as_written', paragraphs: paragraphsOf(text), ...sender }, recipient.locale)
  const about = { subjectType: 'permit' as const, subjectId: recipient.permits[0]?.id }
  await queueMail(trx, services, { template: 'permit:notice', recipient: recipient.email, subject, ...about, ...content }, services.clock)
}

/** Marks the batch as queued; undefined when it was before, by a run that ended after its commit. */
const beginBatch = (trx: Trx, id: string, batch: number) =>
  trx
    .updateTable('notification')
    .set({ batches_queued: sql`array_append(batches_queued, ${batch}::integer)` })
    .where('id', '=', id)
    .where(sql<boolean>`not (${batch}::integer = any(batches_queued))`)
    .returning(['subject', 'text'])
    .executeTakeFirst()

/** Puts the mails of one batch of a notification into the outbox, once. */
export const queueNotificationBatchJob = defineJob({
  name: 'queue-notification-batch',
  schema: z.object({ notification_id: z.uuid(), batch: z.int(), recipients: z.array(recipientSchema) }),
  handle: async ({ notification_id: id, batch, recipients }, { database, services }) => {
    await database.transaction(async (trx) => {
      const words = await beginBatch(trx, id, batch)
      if (words === undefined) return
      const sender = await services.capabilities.readParameters(trx)
      for (const recipient of recipients) await mailRecipient(trx, services, recipient, words, sender)
    })
  },
})
