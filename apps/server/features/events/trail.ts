import { fillText } from '@dovolilnice/contract/locale'
import { headFile, headLine, readHeadFile } from '../../platform/audit/chain/head-file.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { mailFooter, queueMail } from '../../platform/mail/queue-mail.ts'
import { renderMail } from '../../platform/mail/render-mail.ts'
import type { readTrailState } from '@dovolilnice/contract/events/operations'
import { lastVerification, saveVerification, verifyTrail } from '../../platform/audit/chain/verify-trail.ts'
import type { Handler, Services } from '../../platform/http/context.ts'
import { Gauge } from 'prom-client'
import { keepChain } from '../../platform/audit/chain/keep-chain.ts'
import { readTrustedKeys } from '../../platform/audit/chain/trusted-keys.ts'
import { errorMessage } from '../../platform/errors/error-facts.ts'

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

/** More faults than these are in the log and in `npm run audit:verify`. */
const shownFaults = 20

export const handleReadTrailState: Handler<typeof readTrailState> = async (_, { db }) => {
  const days = await db
    .selectFrom('event_day')
    .select((is) => [is.fn.max('chained_until').as('chained_until'), is.fn.max('day').filterWhere('closed', '=', true).as('closed_until')])
    .executeTakeFirst()
  const last = await lastVerification(db)
  return {
    chained_until: days?.chained_until ?? null,
    closed_until: days?.closed_until ?? null,
    verified: last === undefined ? null : { ...last, faults: last.findings.slice(0, shownFaults) },
  }
}

/** Faults that the last verification of the audit trail found; absent before the first, and while the database is away. */
export const trailMetrics = ({ database }: Services): Gauge[] => [
  new Gauge({
    name: 'audit_trail_faults',
    help: 'Faults that the last verification of the audit trail found',
    registers: [],
    async collect() {
      const last = await lastVerification(database.kysely).catch(() => undefined)
      if (last === undefined) this.remove()
      else this.set(last.findings.length)
    },
  }),
]

/** Verifies the whole audit trail every night, after retention, and keeps the result for the screen. A fault is an error of the log. */
export const verifyTrailJob = defineJob({
  name: 'verify-trail',
  dailyAt: '03:21',
  timeoutSeconds: 3_600,
  handle: async (_, { services, log }) => {
    const { config, database, clock, auditKey } = services
    // Where the trail parts from the exported heads, the verification says so too.
    await keepChain(services).catch((error: unknown) => log.error({ error: errorMessage(error) }, 'chaining the audit trail'))
    const keys = await readTrustedKeys(config.dataDir, [auditKey.publicKey])
    const verified = await verifyTrail({ database, clock, keys, copies: await readHeadFile(headFile(config.dataDir)) })
    await saveVerification(database.kysely, verified, clock)
    if (verified.faults.length > 0)
      log.error(
        { faults: verified.faults.slice(0, 10), count: verified.faults.length },
        'the audit trail does not hold: npm run audit:verify',
      )
  },
})
