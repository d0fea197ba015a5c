import { readApplicationStatus } from '@dovolilnice/contract/applications/record/own-papers'
import type { TestAnswer, TestClient } from '../test-client.ts'
import type { TestProduct } from '../test-product.ts'

/** Opens the link of the last mail about an application, as whoever reads that mailbox does. @throws Error when there is no mail */
export const openMailedLink = async (
  product: TestProduct,
  applicationId: string,
  reader: TestClient = product.visitor(),
): Promise<TestAnswer> => {
  const mail = await product.services.database.kysely
    .selectFrom('mail')
    .select('body_text')
    .where('subject_id', '=', applicationId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const link = new URL(/https?:\S+/.exec(mail.body_text)?.[0] ?? '')
  return reader.call(readApplicationStatus, { query: Object.fromEntries(link.searchParams) })
}
