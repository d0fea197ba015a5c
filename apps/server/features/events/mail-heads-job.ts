import { fillText } from '@dovolilnice/contract/fill-text'
import { z } from 'zod/mini'
import { headLine } from '../../platform/audit/chain/head-file.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { mailFooter } from '../../platform/mail/mail-footer.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { renderMail } from '../../platform/mail/render-mail.ts'

/** Each head goes out on so many mornings, so that a mail that is lost loses none. */
const days = 7

/** The mail goes to an address and not to an account with a language; staff read Slovenian. */
const texts = {
  subject: 'Revizijska sled do {day}',
  none: 'Revizijska sled še nima zaključenega dne',
  keep: 'Vrstice spodaj so podpisani dnevni povzetki revizijske sledi, brez osebnih podatkov. Shranite jih na računalnik, do katerega upravljavec programa nima dostopa.',
  why: 'Z njimi se pozneje dokaže, da sledi nihče ni spremenil: npm run audit:verify -- --heads DATOTEKA. Če se zadnji dan več ne spreminja ali sporočila ne pride, vprašajte skrbnika programa.',
}

/** Mails the signed heads of the last days to `AUDIT_HEADS_TO`: whoever has the machine, with database and key, cannot change them there any more. */
export const mailHeadsJob = defineJob({
  name: 'mail-heads',
  schema: z.object({}),
  // After the day is closed and the trail is verified.
  dailyAt: '04:05',
  handle: async (_, { services, database }) => {
    const recipient = services.config.auditHeadsTo
    if (recipient === undefined) return
    await database.transaction(async (trx) => {
      const heads = await trx.selectFrom('event_day').selectAll().where('closed', '=', true).orderBy('day', 'desc').limit(days).execute()
      const { municipality, colours } = await services.capabilities.readParameters(trx)
      const last = heads[0]
      const subject = last === undefined ? texts.none : fillText(texts.subject, { day: last.day })
      const lines = heads.toReversed().map(headLine).join('\n')
      const content = renderMail(
        {
          title: subject,
          letter: { to: null },
          paragraphs: last === undefined ? [texts.why] : [texts.keep, lines, texts.why],
          footer: mailFooter(municipality, 'sl'),
          colour: colours.primary,
        },
        'sl',
      )
      await queueMail(trx, services, { template: 'trail:heads', recipient, subject, ...content }, services.clock)
    })
  },
})
