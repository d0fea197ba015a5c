import { fillText, textIn, type Text } from '@dovolilnice/contract/locale'
import { screenPath } from '@dovolilnice/contract/screens'
import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod/mini'
import { recordEvent } from '../../../platform/audit/record-event.ts'
import type { Row, Trx } from '../../../platform/database/db.ts'
import type { Services, ListRoute } from '../../../platform/http/context.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { mailFooter, queueMail } from '../../../platform/mail/queue-mail.ts'
import { renderMail } from '../../../platform/mail/render-mail.ts'
import { findList, mayRead } from '../exported-lists.ts'
import { findPerson } from '../run/find-person.ts'
import { tellFailure } from './tell-failure.ts'

const texts = {
  subject: { sl: 'Mesečni izvoz: {name}', en: 'Monthly export: {name}' },
  linked: {
    sl: 'Datoteka {name} je pripravljena. Prenesete jo lahko med izvozi podatkov, ko se prijavite.',
    en: 'The file {name} is ready. Sign in to download it among the data exports.',
  },
  open: { sl: 'Izvozi podatkov', en: 'Data exports' },
}

type Made = Row<'data_export'>
type Schedule = Row<'export_schedule'>

/** Whether a link to the list's files may be sent to this address: of an open account of somebody who may see the list, and nobody else. */
export const mayBeSent = async (trx: Trx, list: ListRoute | undefined, email: string): Promise<boolean> => {
  const person = await findPerson(trx, { email })
  return person !== undefined && person.permissions.length > 0 && list !== undefined && mayRead(person, list)
}

const mailFile = async (trx: Trx, services: Services, made: Made, { target, locale }: Schedule): Promise<void> => {
  const { municipality, colours } = await services.capabilities.readParameters(trx)
  const say = (text: Text) => fillText(textIn(text, locale), { name: made.name })
  const content = renderMail(
    {
      title: say(texts.subject),
      letter: { to: null },
      paragraphs: [say(texts.linked)],
      action: { label: say(texts.open), url: services.config.publicUrl + screenPath('exports') },
      footer: mailFooter(municipality, locale),
      colour: colours.primary,
    },
    locale,
  )
  const about = { subjectType: 'export' as const, subjectId: made.id }
  const mail = { template: 'export:monthly', recipient: target, subject: say(texts.subject), ...about, ...content }
  await queueMail(trx, services, mail, services.clock)
}

/** Copies the file aside and renames it, so that whoever watches the folder never takes a part of one. */
const copyFile = async ({ storage, config }: Services, made: Made, { target }: Schedule): Promise<void> => {
  const folder = join(config.dataDir, 'exports', target)
  await mkdir(folder, { recursive: true })
  const aside = join(folder, `.${randomBytes(8).toString('hex')}`)
  try {
    await pipeline(await storage.open(made.storage_key ?? ''), createWriteStream(aside, { flush: true }))
    await rename(aside, join(folder, made.name))
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

const recordDelivery = async (trx: Trx, { clock }: Services, made: Made, { user_id, target, delivery }: Schedule): Promise<void> => {
  const { name } = await trx.selectFrom('app_user').select('name').where('id', '=', user_id).executeTakeFirstOrThrow()
  const subject = { type: 'export' as const, id: made.id, label: made.name }
  await recordEvent(
    trx,
    { action: 'export:deliver', kind: 'change', actor: { id: user_id, name }, subject, after: { target, delivery } },
    clock,
  )
}

/** Sends the file on, once; a schedule that was ended meanwhile sends nothing. */
const deliver = async (trx: Trx, services: Services, id: string): Promise<void> => {
  const made = await trx
    .updateTable('data_export')
    .set({ delivered_at: services.clock.now() })
    .where('id', '=', id)
    .where('delivered_at', 'is', null)
    .where('status', '=', 'done')
    .returningAll()
    .executeTakeFirst()
  const scheduleId = made?.schedule_id ?? null
  if (made === undefined || scheduleId === null) return
  const schedule = await trx.selectFrom('export_schedule').selectAll().where('id', '=', scheduleId).executeTakeFirst()
  if (schedule === undefined) return
  if (schedule.delivery === 'folder') await copyFile(services, made, schedule)
  // The account may have been closed, or have lost the right, since the schedule was made.
  else if (!(await mayBeSent(trx, findList(services.capabilities, schedule.list), schedule.target)))
    return tellFailure(trx, services, made, 'recipient')
  else await mailFile(trx, services, made, schedule)
  await recordDelivery(trx, services, made, schedule)
}

/** Sends the file of a monthly export on. When the last try has failed, a mail says so. */
export const deliverExportJob = defineJob({
  name: 'deliver-export',
  schema: z.object({ export_id: z.uuid() }),
  handle: async ({ export_id: id }, { database, services, lastAttempt }) => {
    try {
      await database.transaction((trx) => deliver(trx, services, id))
    } catch (error) {
      if (lastAttempt) await database.transaction((trx) => tellUndelivered(trx, services, id))
      throw error
    }
  },
})

const tellUndelivered = async (trx: Trx, services: Services, id: string): Promise<void> => {
  const made = await trx.selectFrom('data_export').selectAll().where('id', '=', id).executeTakeFirst()
  if (made !== undefined) await tellFailure(trx, services, made, 'undelivered')
}
