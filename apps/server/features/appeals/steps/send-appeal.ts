import { Readable } from 'node:stream'
import type { sendAppeal } from '@dovolilnice/contract/appeals/steps/send-appeal'
import type { Handler } from '../../../platform/http/context.ts'
import { lockAppeal, stepAppeal } from '../appeal-record.ts'
import { makeAppealLetter } from '../letter/appeal-letter.ts'
import { requirePast } from './conduct-appeal.ts'

/** The appeal goes to the organ of second instance with a letter that lists its papers; the letter is kept as it was sent. */
export const handleSendAppeal: Handler<typeof sendAppeal> = async ({ params, body }, context) => {
  const { appeal, act } = await lockAppeal(context, params.id, body.version, 'send')
  requirePast(context, 'sent_on', body.sent_on, appeal.received_on)
  const { sent_on, sent_to, papers } = body
  const letter = await makeAppealLetter(context, { appeal, act, sent_on, sent_to, papers })
  const { storage_key, sha256, byte_size } = await context.storage.receive(Readable.from([letter]))
  const kept = { letter_key: storage_key, letter_sha256: sha256, letter_size: byte_size }
  return stepAppeal(context, appeal, 'send', { sent_on, sent_to, papers, ...kept, due_on: null })
}
