import type { WrittenLocale } from '@dovolilnice/contract/locale'
import type { ApplicationAction } from '@dovolilnice/contract/applications/application-status'
import type { Selectable } from 'kysely'
import type { Row } from '../../../platform/database/tables.ts'
import type { MailTable } from '../../../platform/mail/mail-tables.ts'
import { mailFooter } from '../../../platform/mail/mail-footer.ts'
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
    sl: ['Vloga {number} je zavrnjena', 'Vašo vlogo {number} smo zavrnili. Razlog: {text}'],
    en: ['Application {number} rejected', 'Your application {number} has been rejected. Reason: {text}'],
  },
  lapse: {
    sl: ['Obravnava vloge {number} je končana', 'Obravnava vloge {number} je končana. Razlog: {text}'],
    en: ['Application {number} ended', 'The procedure on your application {number} has ended. Reason: {text}'],
  },
}

const approvedToPay: Wording = {
  sl: ['Vloga {number} je odobrena, čaka na plačilo', 'Vašo vlogo {number} smo odobrili. Predračun {text} s položnico je v prilogi.'],
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
      letter: { to: row.name, number: row.number },
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
    created_at: at,
    sent_at: new Date(at.getTime() + random.int(800, 4000)),
    attachments: [],
  }
}

const withProForma = (town: Town, application: Application, { number, storage_key }: Row<'pro_forma'>, at: Date): MailRow => ({
  ...mailOf(town, application, 'approved_with_fee', approvedToPay, at, number),
  attachments: [{ storage_key: storage_key ?? '', file_name: `predracun-${number}.pdf`, media_type: 'application/pdf' }],
})

/** The mails to applicants: all sent but the last, which could not be delivered. */
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
  const failed = { status: 'failed' as const, attempts: 8, sent_at: null, last_error: '550 5.1.1 mailbox unavailable' }
  return mails.map((mail, index) => (index === mails.length - 1 ? { ...mail, ...failed } : mail))
}
