import { findProcessing } from '../../../platform/privacy/find-processing.ts'
import { fillText } from '@dovolilnice/contract/fill-text'
import { textIn } from '@dovolilnice/contract/in-language'
import type { Locale, Text } from '@dovolilnice/contract/locale'
import { isPermission, permissionsOf, roleOf } from '@dovolilnice/contract/permissions'
import { screenPath } from '@dovolilnice/contract/screens'
import type { Db, Row, Trx } from '../../../platform/database/tables.ts'
import type { Services } from '../../../platform/http/context.ts'
import { mailFooter } from '../../../platform/mail/mail-footer.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { renderMail } from '../../../platform/mail/render-mail.ts'
import { rowsOf } from './count-changes.ts'
import type { Changes } from './count-changes.ts'

const texts = {
  subject: { sl: 'Izvajanje rokov hrambe čaka na potrditev', en: 'A run of the retention waits for your confirmation' },
  why: {
    sl: 'Nočno izvajanje rokov hrambe bi vzelo nenavadno veliko podatkov, zato ni spremenilo ničesar:',
    en: 'The nightly run of the retention would take unusually many rows, so it has changed nothing:',
  },
  table: { sl: '{name}: {rows} vrstic, običajno {usual}', en: '{name}: {rows} rows, usually {usual}' },
  next: {
    sl: 'Preverite številke in izvajanje potrdite. Dokler ga nihče ne potrdi, se ne izbriše nič.',
    en: 'Check the figures and confirm the run. Nothing is deleted until somebody does.',
  },
  open: { sl: 'Odpri varstvo podatkov', en: 'Open data protection' },
}

/** Those who may confirm a run. */
const findReaders = async (db: Db): Promise<Row<'app_user'>[]> =>
  (
    await db.selectFrom('app_user').selectAll().where('active', '=', true).where('anonymised_at', 'is', null).orderBy('id').execute()
  ).filter(({ role, granted, revoked }) =>
    permissionsOf(roleOf(role), { granted: granted.filter(isPermission), revoked: revoked.filter(isPermission) }).includes('privacy:write'),
  )

const linesOf = ({ owners }: Pick<Services, 'owners'>, tables: Changes, unusual: Record<string, number>, locale: Locale): string[] => {
  const names = findProcessing(owners)
  return Object.entries(unusual).map(([table, usual]) => {
    const rows = tables[table]
    return fillText(textIn(texts.table, locale), {
      name: textIn(names[table]?.name ?? { sl: table, en: table }, locale),
      rows: rows === undefined ? 0 : rowsOf(rows),
      usual,
    })
  })
}

/** Tells everybody who may confirm a run that one waits. */
export const mailWaiting = async (
  trx: Trx,
  services: Services,
  runId: string,
  report: { tables: Changes; unusual: Record<string, number> },
): Promise<void> => {
  const { municipality, colours } = await services.capabilities.readParameters(trx)
  for (const { name, email, locale } of await findReaders(trx)) {
    const say = (text: Text) => textIn(text, locale)
    const subject = say(texts.subject)
    const content = renderMail(
      {
        title: subject,
        letter: { to: name },
        paragraphs: [say(texts.why), linesOf(services, report.tables, report.unusual, locale).join('\n'), say(texts.next)],
        action: { label: say(texts.open), url: services.config.publicUrl + screenPath('dataProtection') },
        footer: mailFooter(municipality, locale),
        colour: colours.primary,
      },
      locale,
    )
    const mail = { template: 'retention:waiting', recipient: email, subject, subjectType: 'retention' as const, subjectId: runId }
    await queueMail(trx, services, { ...mail, ...content }, services.clock)
  }
}
