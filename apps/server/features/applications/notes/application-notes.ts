import * as contract from '@dovolilnice/contract/applications/notes/operations'
import { v7 } from 'uuid'
import { announce } from '../../../platform/database/notify.ts'
import { type Db, insertRow } from '../../../platform/database/db.ts'
import { readClerks } from '../queue/queue.ts'
import { subjectOf } from '../record/application-record.ts'
import { findApplication } from '../record/find-application.ts'
import { implement } from '../../../platform/http/context.ts'

const notes = (db: Db) =>
  db
    .selectFrom('application_note as note')
    .innerJoin('app_user as author', 'author.id', 'note.author_id')
    .select(['note.id', 'note.text', 'author.name as author_name', 'note.created_at'])

export const handleListApplicationNotes = implement(contract.listApplicationNotes, async ({ params }, { trx, record }) => {
  const application = await findApplication(trx, params.id)
  record({ subject: subjectOf(application) })
  const rows = notes(trx).where('note.application_id', '=', application.id).orderBy('note.created_at', 'desc').orderBy('note.id', 'desc')
  return { items: await rows.execute() }
})

/** Keeps a note and tells those whom it mentions. The trail says that there is one, not its words: those go with the application. */
export const handleAddApplicationNote = implement(contract.addApplicationNote, async ({ params, body }, context) => {
  const { trx, now, user } = context
  const application = await findApplication(trx, params.id)
  const note = { id: v7(), application_id: application.id, author_id: user.id, text: body.text, created_at: now }
  await insertRow(trx, 'application_note', note)
  const clerks = (await readClerks(trx)).filter(({ conducts, id }) => conducts && id !== user.id)
  const mentioned = contract.mentionedIn(body.text, clerks)
  if (mentioned.length > 0)
    await insertRow(
      trx,
      'application_mention',
      mentioned.map(({ id }) => ({ note_id: note.id, user_id: id, seen_at: null })),
    )
  await announce(trx, 'applications')
  context.record({ subject: subjectOf(application), after: { mentioned: mentioned.map(({ id }) => id) } })
  return { id: note.id, text: note.text, author_name: user.name, created_at: now }
})

export const handleListMentions = implement(contract.listMentions, async (_input, { db, user }) => ({
  items: await notes(db)
    .innerJoin('application_mention as mention', 'mention.note_id', 'note.id')
    .innerJoin('application', 'application.id', 'note.application_id')
    .select(['application.id as application_id', 'application.number as application_number'])
    .where('mention.user_id', '=', user.id)
    .where('mention.seen_at', 'is', null)
    .orderBy('note.created_at', 'desc')
    .limit(contract.mostMentions)
    .execute(),
}))

export const handleSeeMentions = implement(contract.seeMentions, async ({ body }, { trx, user, now }) => {
  const application = await findApplication(trx, body.application_id)
  await trx
    .updateTable('application_mention')
    .set({ seen_at: now })
    .where('user_id', '=', user.id)
    .where('seen_at', 'is', null)
    .where('note_id', 'in', trx.selectFrom('application_note').select('id').where('application_id', '=', application.id))
    .execute()
})
