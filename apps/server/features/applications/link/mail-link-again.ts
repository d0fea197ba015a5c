import { mailboxOf } from '@dovolilnice/contract/primitives/mailbox'
import { z } from 'zod/mini'
import { countOne } from '../../../platform/http/limits/counters.ts'
import type { Counter } from '../../../platform/http/limits/counters.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { isHeldBack, mailApplicant } from '../mail/application-mail.ts'
import { findApplicationOfAddress } from '../record/find-application.ts'

/** More such mails than this a mailbox gets on no day, however many applications name it. */
const linkMails: Counter = { name: 'application-link-mail', limit: 3, windowSeconds: 86_400 }

/** Mails the link for which somebody asked, when an application has this number and address. The one who asked has had their answer. */
export const mailLinkAgain = defineJob({
  name: 'mail-application-link',
  schema: z.object({ number: z.string(), email: z.string() }),
  // The address may be of somebody who has no application here.
  keepSeconds: 3600,
  handle: ({ number, email }, { database, services, clock }) =>
    database.transaction(async (trx) => {
      const now = clock.now()
      const application = await findApplicationOfAddress(trx, { number, email }, now)
      if (application === undefined || (await isHeldBack(trx, 'link_again', application, now))) return
      if ((await countOne(trx, linkMails, [mailboxOf(email)], now)) > linkMails.limit) return
      await mailApplicant(trx, services, 'link_again', application)
    }),
})
