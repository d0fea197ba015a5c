import { type Row, type Trx, sql } from '../../../platform/database/db.ts'
import { insertRows } from '../insert-rows.ts'
import type { Actor, Town } from '../town.ts'
import type { Application } from './applications.ts'
import { eventOf } from './history.ts'
import { supplementFindings } from './wordings.ts'

type DocumentRow = Row<'document'>
interface Finding {
  document: Pick<DocumentRow, 'id' | 'type' | 'file_name'>
  verdict: 'meets' | 'fails'
  reason: string | null
  at: Date
  clerk: Actor & { id: string }
}

const minute = 60_000

/** The step before which the documents were judged: the decision, or the call for a supplement. */
const judgedBefore = ({ steps }: Application) =>
  steps.findLast(({ action }) => action === 'approve') ?? steps.findLast(({ action }) => action === 'request_supplement')

/** What was found: before an approval all documents meet; a call for a supplement about a document says of the first what is wrong with it. */
const findingsOf = (application: Application, documents: readonly DocumentRow[]): Finding[] => {
  const step = judgedBefore(application)
  if (step === undefined || step.actor.id === null) return []
  const clerk = { id: step.actor.id, name: step.actor.name }
  const wrong = step.action === 'approve' ? null : (supplementFindings[step.text ?? ''] ?? null)
  return documents.map((document, index) => ({
    document,
    verdict: index === 0 && wrong !== null ? 'fails' : 'meets',
    reason: index === 0 ? wrong : null,
    at: new Date(step.at.getTime() - (documents.length - index) * minute),
    clerk,
  }))
}

/** A colleague tells another about an application in review, and the other has not looked yet. */
const writeNote = async (trx: Trx, town: Town, applications: readonly Application[]): Promise<void> => {
  const [reader, author] = town.clerks
  const application = applications.find(({ row, steps }) => row.status === 'in_review' && steps.length === 1)
  if (author?.id == null || reader?.id == null || application === undefined) return
  const { row } = application
  const at = new Date((row.updated_at.getTime() + town.now.getTime()) / 2)
  const text = `Po telefonu: selitev je bila avgusta, prometno dovoljenje še ni zamenjano. @${reader.name}, prosim preveri naslov.`
  const note = { id: town.random.id(at), application_id: row.id, author_id: author.id, text, created_at: at }
  await insertRows(trx, 'application_note', [note])
  await insertRows(trx, 'application_mention', [{ note_id: note.id, user_id: reader.id, seen_at: null }])
  const subject = { subject_type: 'application', subject_id: row.id, subject_label: row.number }
  await insertRows(trx, 'event', [eventOf(town, at, author, { action: 'application:note', after: { mentioned: [reader.id] }, ...subject })])
}

/** Clerks' findings about documents and a note, each with its event: what the record of an application shows beside its facts. */
export const judgeDemoDocuments = async (trx: Trx, town: Town, applications: readonly Application[]): Promise<void> => {
  const stored = await trx.selectFrom('document').selectAll().where('application_id', 'is not', null).orderBy('id').execute()
  const findings = applications.flatMap((application) =>
    findingsOf(
      application,
      stored.filter(({ application_id: id }) => id === application.row.id),
    ),
  )
  const rows = findings.map(({ document, verdict, reason, at, clerk }) => ({
    ...{ id: document.id, verdict, verdict_reason: reason, judged_at: at, judged_by: clerk.id },
  }))
  await sql`update document set verdict = found.verdict, verdict_reason = found.verdict_reason, judged_at = found.judged_at, judged_by = found.judged_by
    from json_populate_recordset(null::document, ${JSON.stringify(rows)}::json) found where found.id = document.id`.execute(trx)
  await insertRows(
    trx,
    'event',
    findings.map(({ document: { id, type, file_name: label }, verdict, reason, at, clerk }) =>
      eventOf(town, at, clerk, {
        ...{ action: 'document:judge', subject_type: 'document', subject_id: id, subject_label: label },
        ...{ before: { verdict: null }, after: { type, verdict }, reason },
      }),
    ),
  )
  await writeNote(trx, town, applications)
}
