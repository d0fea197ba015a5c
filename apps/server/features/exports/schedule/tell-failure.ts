import { type ExportFailure, exportFailureLabels } from '@dovolilnice/contract/exports/export'
import { fillText, textIn, type Text } from '@dovolilnice/contract/locale'
import { dayInWords } from '@dovolilnice/contract/primitives/local-day'
import { screenPath } from '@dovolilnice/contract/screens'
import type { Row, Trx } from '../../../platform/database/db.ts'
import type { Services } from '../../../platform/http/context.ts'
import { mailFooter, queueMail } from '../../../platform/mail/queue-mail.ts'
import { renderMail } from '../../../platform/mail/render-mail.ts'

const texts = {
  subject: { sl: 'Mesečni izvoz ni uspel: {name}', en: 'The monthly export failed: {name}' },
  nobody: {
    sl: 'Datoteke ni in prejemnik ({target}) ni dobil ničesar. Izvoz dela s pravicami osebe {maker}.',
    en: 'There is no file, and its recipient ({target}) got nothing. The export runs with the rights of {maker}.',
  },
  undelivered: {
    sl: 'Datoteka je narejena, v mapo {target} pa je ni bilo mogoče zapisati. Prenesete jo lahko med izvozi podatkov.',
    en: 'The file is made, but could not be written to the folder {target}. You can download it among the data exports.',
  },
  recipient: {
    sl: 'Datoteka je narejena, na naslov {target} pa povezave nismo poslali: nima več odprtega računa, ki sme videti ta seznam. Izvoz ustavite ali ga nastavite za drug naslov.',
    en: 'The file is made, but no link was sent to {target}: it no longer has an open account that may see this list. Stop the export, or set it up for another address.',
  },
  next: {
    sl: 'Naslednjič bo izvoz narejen {day}. Prej ga lahko ponovite med izvozi podatkov.',
    en: 'It runs again on {day}. You can repeat it before then among the data exports.',
  },
  open: { sl: 'Izvozi podatkov', en: 'Data exports' },
}

const readSchedule = (trx: Trx, id: string) =>
  trx
    .selectFrom('export_schedule')
    .innerJoin('app_user', 'app_user.id', 'export_schedule.user_id')
    .select(['export_schedule.target', 'export_schedule.next_on', 'export_schedule.locale', 'app_user.name', 'app_user.email'])
    .select('app_user.active')
    .where('export_schedule.id', '=', id)
    .executeTakeFirst()

/** Mails that a monthly export failed, or that its file was not delivered: to who made it, or to the town where that account is closed. */
export const tellFailure = async (
  trx: Trx,
  services: Services,
  run: Row<'data_export'>,
  failure: ExportFailure | 'undelivered' | 'recipient',
): Promise<void> => {
  const schedule = run.schedule_id === null ? undefined : await readSchedule(trx, run.schedule_id)
  if (schedule === undefined) return
  const { municipality, colours } = await services.capabilities.readParameters(trx)
  const { locale, target, name: maker } = schedule
  const recipient = schedule.active ? schedule.email : municipality.email
  if (recipient === '') return
  const day = dayInWords(schedule.next_on, locale)
  const say = (text: Text) => fillText(textIn(text, locale), { name: run.name, target, maker, day })
  const subject = say(texts.subject)
  const content = renderMail(
    {
      title: subject,
      letter: { to: null },
      paragraphs:
        failure === 'undelivered' || failure === 'recipient'
          ? [say(texts[failure])]
          : [say(exportFailureLabels[failure]), say(texts.nobody), say(texts.next)],
      action: { label: say(texts.open), url: services.config.publicUrl + screenPath('exports') },
      footer: mailFooter(municipality, locale),
      colour: colours.primary,
    },
    locale,
  )
  const mail = { template: 'export:failed', recipient, subject, subjectType: 'export' as const, subjectId: run.id }
  await queueMail(trx, services, { ...mail, ...content }, services.clock)
}
