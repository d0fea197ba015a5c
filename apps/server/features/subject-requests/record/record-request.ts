import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import type { recordSubjectRequest } from '@dovolilnice/contract/subject-requests/record-subject-request'
import { answerBy } from '@dovolilnice/contract/subject-requests/subject-request-terms'
import { v7 } from 'uuid'
import { nextNumber } from '../../../platform/database/next-number.ts'
import { announce } from '../../../platform/database/notify.ts'
import type { Handler } from '../../../platform/http/context.ts'
import { auditRequest, subjectOf } from './request-record.ts'

export const handleRecordSubjectRequest: Handler<typeof recordSubjectRequest> = async ({ body }, context) => {
  const { trx, now, actor, locale, record } = context
  const today = localDayOf(now)
  if (body.received_on > today) throw new OperationError('validation', { fields: [fieldError('received_on', 'day_future', locale)] })
  const { email = null, phone = null, tax_number = null, plate, kinds, ...more } = body
  const request = await trx
    .insertInto('subject_request')
    .values({
      ...more,
      ...{ id: v7(), status: 'received', email, phone, tax_number, kinds: [...new Set(kinds)] },
      number: await nextNumber(trx, 'ZP', Number(today.slice(0, 4))),
      plate: plate === undefined ? null : normalisePlate(plate),
      due_on: answerBy(body.received_on),
      ...{ entered_at: now, entered_by: actor.id, entered_by_name: actor.name },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await announce(trx, 'privacy')
  record({ subject: subjectOf(request), after: auditRequest(request) })
  return request
}
