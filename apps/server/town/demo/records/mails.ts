import type { WrittenLocale } from '@dovolilnice/contract/locale'
import type { ApplicationAction } from '@dovolilnice/contract/applications/application-status'
import type { Selectable } from 'kysely'
import type { Row } from '../../../platform/database/db.ts'
import type { MailTable } from '../../../platform/mail/mail-tables.ts'
import { mailFooter } from '../../../platform/mail/queue-mail.ts'
import { renderMail } from '../../../platform/mail/render-mail.ts'
import type { Application } from './applications.ts'
import { municipality } from '../municipality.ts'
import type { Town } from '../town.ts'

type MailRow = Selectable<MailTable>
type Wording = Record<WrittenLocale, [subject: string, text: string]>

const received: Wording = {
  sl: ['Vloga {number} je prejeta', 'Prejeli smo vašo vlogo {number}. O njej boste obveščeni v zakonskem roku.'],
  en: ['Application {number} received', 'We have received your application {number}. You will hear from us within the term set by law.'],
}

/** The mail that an applicant gets after a step. */
const wordings: Partial<Record<ApplicationAction, Wording>> = {
  request_supplement: {
    sl: ['Vlogo {number} je treba dopolniti', 'Da bomo lahko odločili o vlogi {number}, jo dopolnite: {text}'],
    en: ['Add missing information to application {number}', 'To decide on your application {number} we need: {text}'],
  },
  approve: {
    sl: ['Vloga {number} je odobrena', 'Vašo vlogo {number} smo odobrili.'],
    en: ['Application {number} approved', 'Your application {number} has been approved.'],
  },
  reject: {
    sl: [
      'Vloga {number} je zavrnjena',
      'Vaša vloga {number} je zavrnjena. O tem je izdana odločba z obrazložitvijo in poukom o pravnem sredstvu.',
    ],
    en: [
      'Application {number} rejected',
      'Your application {number} has been rejected. A written decision with its reasons and the legal remedy has been issued.',
    ],
  },
  lapse: {
    sl: [
      'Vloga {number}: dovolilnica ni bila plačana',
      'Dovolilnica po vlogi {number} ni bila plačana v roku, zato ne bo izdana. O tem je izdan sklep.',
    ],
    en: [
      'Application {number}: the permit was not paid',
      'The permit of the application {number} was not paid in time, so it will not be issued. An order says so.',
    ],
  },
}

const approvedToPay: Wording = {
  sl: ['Vloga {number} je odobrena in čaka na plačilo', 'Vašo vlogo {number} smo odobrili. Predračun {text} s položnico je v prilogi.'],
  en: [
    'Application {number} approved and awaits payment',
    'Your application {number} has been approved. The pro-forma {text} with its payment slip is attached.',
  ],
}

const mailOf = ({ random }: Town, { row }: Application, template: string, wording: Wording, at: Date, text: string): MailRow => {
  const fill = (sentence: string) => sentence.replaceAll('{number}', row.number).replaceAll('{text}', text)
  const [title, sentence] = wording[row.locale === 'en' ? 'en' : 'sl']
  const subject = fill(title)
  const content = renderMail(
    {
      title: subject,
      letter: { to: row.name, number: row.number, about: 'application' },
      paragraphs: [fill(sentence)],
      footer: mailFooter(municipality, row.locale),
    },
    row.locale,
  )
  return {
    id: random.id(at),
    template: `application:${template}`,
    recipient: row.email ?? '',
    subject,
    body_text: content.text,
    body_html: content.html,
    subject_type: 'application',
    subject_id: row.id,
    status: 'sent',
    attempts: 1,
    last_error: null,
    failure: null,
    last_tried_at: at,
    copy_of: null,
    created_at: at,
    sent_at: new Date(at.getTime() + random.int(800, 4000)),
    returned_at: null,
    attachments: [],
  }
}

const withProForma = (town: Town, application: Application, { number, storage_key }: Row<'pro_forma'>, at: Date): MailRow => ({
  ...mailOf(town, application, 'approved_with_fee', approvedToPay, at, number),
  attachments: [{ storage_key: storage_key ?? '', file_name: `predracun-${number}.pdf`, media_type: 'application/pdf' }],
})

/** What became of the newest mails, from the newest on: one in each state in which a mail is not simply sent. */
const unlike: readonly Partial<MailRow>[] = [
  { status: 'failed', attempts: 1, sent_at: null, failure: 'mailbox', last_error: '550 5.1.1 <…>: mailbox unavailable' },
  { status: 'queued', attempts: 4, sent_at: null, failure: 'mailbox_full', last_error: '452 4.2.2 The mailbox is over its quota' },
  { status: 'failed', attempts: 1, sent_at: null, failure: 'policy', last_error: '550 5.7.26 This mail is unauthenticated (DMARC)' },
  { status: 'failed', failure: 'mailbox', last_error: '550 5.1.1 <…>: Recipient address rejected' },
  { status: 'stopped', attempts: 2, sent_at: null, failure: 'busy', last_error: '451 4.7.1 Greylisted, try again later' },
  { sent_at: null },
]

/** The mails to applicants: all sent but the newest. */
export const makeMails = (
  town: Town,
  applications: readonly Application[],
  proFormas: ReadonlyMap<string, Row<'pro_forma'>>,
): MailRow[] => {
  const mails = applications.flatMap((application) => [
    mailOf(town, application, 'submitted', received, application.row.created_at, ''),
    ...application.steps.flatMap(({ action, to, at, text }) => {
      const proForma = proFormas.get(application.row.id)
      if (action === 'approve' && proForma !== undefined) return [withProForma(town, application, proForma, at)]
      const wording = wordings[action]
      return wording === undefined ? [] : [mailOf(town, application, to, wording, at, text ?? '')]
    }),
  ])
  const newest = mails.toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime())
  const fates = new Map(newest.map(({ id }, index) => [id, unlike[index]]))
  return mails.map((mail) => {
    const fate = fates.get(mail.id)
    // One that failed after it had gone came back.
    const returned_at = fate?.status === 'failed' && fate.sent_at === undefined ? mail.sent_at : null
    return { ...mail, ...fate, returned_at }
  })
}
