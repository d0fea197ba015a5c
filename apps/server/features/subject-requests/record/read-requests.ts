import type { listSubjectRequests } from '@dovolilnice/contract/subject-requests/list-subject-requests'
import type { readSubjectRequest } from '@dovolilnice/contract/subject-requests/read-subject-request'
import { sql } from 'kysely'
import { ifGiven } from '../../../platform/database/if-given.ts'
import { likePart } from '../../../platform/database/like.ts'
import { listRows } from '../../../platform/database/lists/list-query.ts'
import type { Row } from '../../../platform/database/tables.ts'
import type { Handler, ReadHandler } from '../../../platform/http/context.ts'
import { findProcessing } from '../../../platform/privacy/find-processing.ts'
import type { Owner } from '../../../platform/privacy/owner.ts'
import { chosenOf, findRequest, readSteps, subjectOf } from './request-record.ts'

const holds = (search: string) => {
  const part = likePart(search)
  return sql<boolean>`(subject_request.number ilike ${part} or subject_request.name ilike ${part})`
}

export const handleListSubjectRequests: ReadHandler<typeof listSubjectRequests> = async ({ body }, { db, record }) => {
  record({ after: { filters: body.filters, page: body.page } })
  const { search, status } = body.filters
  return listRows({
    db,
    query: db
      .selectFrom('subject_request')
      .selectAll()
      .$call(ifGiven(search || undefined, (query, typed) => query.where(holds(typed))))
      .$call(ifGiven(status, (query, wanted) => query.where('status', 'in', wanted === 'open' ? ['received', 'verified'] : [wanted]))),
    request: body,
    sort: {
      number: 'subject_request.number',
      name: 'subject_request.name',
      received_on: 'subject_request.received_on',
      due_on: 'subject_request.due_on',
    },
    tieBreaker: 'subject_request.id',
  })
}

const presentStep = (owners: readonly Owner[], step: Row<'subject_request_step'>) => {
  const processing = findProcessing(owners)
  const { erased = [], stays = [] } = step.details
  return {
    ...step,
    has_files: step.pdf_key !== null,
    erased,
    stays: stays.map(({ table, ...kept }) => ({ ...kept, table_name: processing[table]?.name ?? { sl: table, en: table } })),
  }
}

export const handleReadSubjectRequest: Handler<typeof readSubjectRequest> = async ({ params }, context) => {
  const { trx, owners, capabilities, record } = context
  const request = await findRequest(trx, params.id)
  record({ subject: subjectOf(request) })
  const steps = await readSteps(trx, params.id)
  const restricting = await trx.selectFrom('restriction').select('record_id').where('request_id', '=', params.id).limit(1).execute()
  return {
    ...request,
    has_letter: request.letter_key !== null,
    is_restricting: restricting.length > 0,
    chosen: (await chosenOf(trx, params.id)).length,
    steps: steps.map((step) => presentStep(owners, step)),
    history: await capabilities.readHistory(trx, params.id),
  }
}
