import { otherDocument } from '@dovolilnice/contract/documents/document'
import type { Text } from '@dovolilnice/contract/locale'
import type { Db } from '../../platform/database/tables.ts'

/** The names of document types in the kinds of permit. A type that no kind has any more is shown as its code. */
export const readDocumentTypeNames = async (db: Db): Promise<(type: string) => Text> => {
  const kinds = await db.selectFrom('permit_kind').select('documents').orderBy('position', 'desc').execute()
  const names = new Map<string, Text>(kinds.flatMap(({ documents }) => documents.map(({ type, name }) => [type, name] as const)))
  names.set(otherDocument.type, otherDocument.name)
  return (type) => names.get(type) ?? { sl: type, en: type }
}
