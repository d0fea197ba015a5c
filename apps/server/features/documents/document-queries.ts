import { type Db, type Row, ifGiven, likeBeginning, likePart, sql } from '../../platform/database/db.ts'
import { otherDocument, type recordDocumentSchema } from '@dovolilnice/contract/documents/document'
import type { Text } from '@dovolilnice/contract/locale'
import type { documentList } from '@dovolilnice/contract/documents/document-list'
import type { ListPage, ListRequest } from '@dovolilnice/contract/list'
import type { z } from 'zod/mini'
import { listRows, writtenBy } from '../../platform/database/lists/list-query.ts'

interface Outliving {
  id: string
  number: string
  valid_until: string
}

/** The documents that a permit in force was issued for and is valid longer than. */
const outlivedNow = (db: Db, today: string) =>
  db
    .selectFrom('outlived_document as proof')
    .innerJoin('permit', 'permit.id', 'proof.permit_id')
    .where('permit.valid_from', '<=', today)
    .where('permit.valid_until', '>', today)

/** The permit that is valid longer than the document, if any; of several the one that is valid longest. Of the rows of a page alone: a count leaves it out. */
const outlivedBy = (db: Db, today: string) => {
  const permit = outlivedNow(db, today)
    .select(sql<Outliving>`jsonb_build_object('id', permit.id, 'number', permit.number, 'valid_until', permit.valid_until)`.as('permit'))
    .where(sql<boolean>`proof.document_id = document.id`)
    .orderBy('permit.valid_until', 'desc')
    .limit(1)
  return sql<Outliving | null>`case when document.expires_on is not null then (${permit}) end`
}

export type DocumentRow = z.input<typeof recordDocumentSchema>
type Stored = Row<'document'> &
  Pick<DocumentRow, 'application_number' | 'permit_number' | 'holder_name' | 'deleted_by_name' | 'judged_by_name'> & {
    known_type: Text | null
  }
type Filters = ListRequest<typeof documentList>['filters']

/** Whose documents a list shows; absent: everyone's. */
export interface DocumentsOf {
  application_id?: string
  user_id?: string
}

const holderName = sql<string>`coalesce(application.name, permit.name, app_user.name)`

/** The person who deleted it, from the audit trail, while that is kept. */
const deletedByName = sql<string | null>`case when document.deleted_at is not null then (
  select event.actor_name from event where event.subject_id = document.id::text and event.action = 'document:delete' limit 1) end`

/** In the first kind of permit that knows the type; null for a type that no kind has any more. Read once for all documents. */
const typeName = sql<Text | null>`(
  select jsonb_object_agg(known.value ->> 'type', known.value -> 'name' order by kind.position desc)
  from permit_kind kind, jsonb_array_elements(kind.documents) known
  where known.value ->> 'type' is not null) -> document.type`

const judgedByName = sql<string | null>`(select clerk.name from app_user clerk where clerk.id = document.judged_by)`

const documents = (db: Db) =>
  db
    .selectFrom('document')
    .leftJoin('application', 'application.id', 'document.application_id')
    .leftJoin('permit', 'permit.id', 'document.permit_id')
    .leftJoin('app_user', 'app_user.id', 'document.user_id')
    .selectAll('document')
    .select(['application.number as application_number', 'permit.number as permit_number', holderName.as('holder_name')])
    .select(deletedByName.as('deleted_by_name'))
    .select([judgedByName.as('judged_by_name'), typeName.as('known_type')])

/** A person's own documents and those of their applications and permits: each by its index, which an OR over three tables could not use. */
const idsOf = (db: Db, userId: string) => {
  const ids = () => db.selectFrom('document').select('document.id')
  return ids()
    .where('document.user_id', '=', userId)
    .union(ids().innerJoin('application', 'application.id', 'document.application_id').where('application.user_id', '=', userId))
    .union(ids().innerJoin('permit', 'permit.id', 'document.permit_id').where('permit.user_id', '=', userId))
}

const filtered = (
  db: Db,
  { search, type, expires_from: from, expires_before: before, outlived, deleted }: Filters,
  { application_id, user_id }: DocumentsOf,
  today: string,
) =>
  documents(db)
    .select(outlivedBy(db, today).as('outlived_by'))
    .$call(ifGiven(application_id, (query, id) => query.where('document.application_id', '=', id)))
    .$call(ifGiven(user_id, (query, id) => query.where('document.id', 'in', idsOf(db, id))))
    .$if(deleted !== true, (query) => query.where('document.deleted_at', 'is', null))
    .$call(ifGiven(type, (query, type) => query.where('document.type', '=', type)))
    .$if(outlived === true, (query) => query.where('document.id', 'in', outlivedNow(db, today).select('proof.document_id')))
    .$call(ifGiven(from, (query, from) => query.where('document.expires_on', '>=', from)))
    .$call(ifGiven(before, (query, before) => query.where('document.expires_on', '<', before)))
    .$call(
      ifGiven(search || undefined, (query, search) =>
        query.where((is) =>
          is.or([
            is('document.file_name', 'ilike', likePart(search)),
            is('application.number', 'ilike', likeBeginning(search)),
            is('permit.number', 'ilike', likeBeginning(search)),
            is(holderName, 'ilike', likePart(search)),
          ]),
        ),
      ),
    )

const present = (rows: (Stored & { outlived_by?: Outliving | null })[]): DocumentRow[] =>
  rows.map(({ known_type: known, outlived_by: permit = null, ...row }) => ({
    ...row,
    outlived_by: permit,
    media_type: row.media_type as DocumentRow['media_type'],
    type_name: row.type === otherDocument.type ? otherDocument.name : (known ?? { sl: row.type, en: row.type }),
  }))

/** One page of documents, everyone's or somebody's. */
export const listDocumentRows = async (
  db: Db,
  request: ListRequest<typeof documentList>,
  whose: DocumentsOf,
  today: string,
): Promise<ListPage<DocumentRow>> => {
  const page = await listRows({
    db,
    query: writtenBy(filtered, request.filters, whose, today),
    request,
    sort: {
      created_at: 'document.created_at',
      type: 'document.type',
      file_name: 'document.file_name',
      byte_size: 'document.byte_size',
      expires_on: 'document.expires_on',
      application_number: 'application.number',
      holder_name: holderName,
    },
    tieBreaker: 'document.id',
  })
  return { ...page, items: present(page.items) }
}

/** All documents of an application, deleted ones too, in the order in which they came. */
export const readApplicationDocuments = async (db: Db, applicationId: string): Promise<DocumentRow[]> =>
  present(
    await documents(db)
      .where('document.application_id', '=', applicationId)
      .orderBy('document.created_at')
      .orderBy('document.id')
      .execute(),
  )

/** The files of applications and permits, in the order of their records: what was deleted is named without a file. */
export const readMatterFiles = (db: Db, records: { applications: readonly string[]; permits: readonly string[] }) =>
  documents(db)
    .where(
      sql<boolean>`document.application_id = any(${records.applications}::uuid[]) or document.permit_id = any(${records.permits}::uuid[])`,
    )
    .orderBy('application_number')
    .orderBy('permit_number')
    .orderBy('document.created_at')
    .orderBy('document.id')
    .execute()

/** One document; undefined when there is none. */
export const findDocument = async (db: Db, id: string): Promise<Stored | undefined> =>
  documents(db).where('document.id', '=', id).executeTakeFirst()
