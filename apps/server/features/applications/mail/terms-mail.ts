import type { WrittenLocale } from '@dovolilnice/contract/locale'
import { dayInWords } from '@dovolilnice/contract/primitives/local-day'
import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import { screenPath } from '@dovolilnice/contract/screens'
import type { Row, Trx } from '../../../platform/database/db.ts'
import type { Services } from '../../../platform/http/context.ts'
import { type MailText, queueLetter } from '../../../platform/mail/queue-mail.ts'

/** A term of the authority that has run out or runs out soon, or an act that was not served by the day on which the party's term was to end. */
export interface DueTerm {
  number: string
  what: 'call' | 'decide' | 'serve' | 'box'
  last: string
  overdue: boolean
}

/** The mail names this many terms at most; the list shows all. */
const most = 20

const texts = {
  sl: {
    subject: 'Roki v postopkih: zamujenih {overdue}, do {day} še {soon}',
    paragraphs: ['Roki, ki so se iztekli ali se iztečejo v treh delovnih dneh:', '{lines}', '{more}'],
    action: 'Odpri seznam vlog',
    call: 'pozvati k dopolnitvi do {last}',
    decide: 'odločiti do {last}',
    serve: 'poziv stranki ni vročen, zato njen rok ne teče (ob izdaji predviden do {last}); vročite ga ali vpišite vročitev',
    box: 'akta ni mogoče oddati v varni predal (čaka od {last}); če težava traja, prekličite vročitev in ga vročite na papirju',
    late: '{number}: {term} – zamuda',
    soon: '{number}: {term}',
    more: 'In še drugi; vsi so na seznamu vlog.',
  },
  en: {
    subject: 'Terms of procedures: overdue {overdue}, by {day} {soon} more',
    paragraphs: ['Terms that have run out or run out within three working days:', '{lines}', '{more}'],
    action: 'Open the applications',
    call: 'call for a supplement by {last}',
    decide: 'decide by {last}',
    serve: 'the call is not served, so the party’s term does not run (at its issue expected until {last}); serve it or enter its service',
    box: 'the act cannot be put into the secure box (waiting since {last}); if that lasts, take the service back and serve it on paper',
    late: '{number}: {term} – overdue',
    soon: '{number}: {term}',
    more: 'And others; the list of applications shows them all.',
  },
} satisfies Record<WrittenLocale, MailText & Record<string, unknown>>

const fill = (text: string, values: Record<string, string>): string => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

/** The template by which the mails of a day are known. */
export const termsTemplate = 'staff:terms'

/** Tells one clerk what is overdue and what runs out soon, in the transaction of the caller. */
export const mailTerms = async (
  trx: Trx,
  services: Services,
  clerk: Row<'app_user'>,
  terms: readonly DueTerm[],
  until: string,
): Promise<void> => {
  const { locale } = clerk
  const t = wordsIn(texts, locale)
  const overdue = terms.filter((term) => term.overdue).length
  const lines = terms.slice(0, most).map(({ number, what, last, overdue: late }) => {
    const term = fill(t[what], { last: dayInWords(last, locale) })
    return fill(late ? t.late : t.soon, { number, term })
  })
  const about = { template: termsTemplate, recipient: clerk.email, subjectType: 'user', subjectId: clerk.id } as const
  await queueLetter(trx, services, about, t, {
    locale,
    letter: { to: clerk.name },
    values: {
      overdue,
      soon: terms.length - overdue,
      day: dayInWords(until, locale),
      lines: lines.join('\n'),
      more: terms.length > most ? t.more : '',
    },
    url: `${services.config.publicUrl}${screenPath('applications', {}, { term_until: until })}`,
  })
}
