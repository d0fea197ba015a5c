import type { Text } from '../locale.ts'

/** What a clerk found: the document proves what it was asked for, or it does not. */
export const documentVerdicts = ['meets', 'fails'] as const
export type DocumentVerdict = (typeof documentVerdicts)[number]

interface Judged {
  type: string
  type_name: Text
  created_at: string
  deleted_at: unknown
  verdict: DocumentVerdict | null
  verdict_reason: string | null
}

interface JudgedApplication<Document extends Judged> {
  required_documents: readonly { type: string; required: boolean }[]
  documents: readonly Document[]
}

/**
 * The document that speaks for its type: one that meets, otherwise the newest. What was sent as a supplement takes the place of what did not meet.
 * @param documents of one type, none deleted
 */
const speakerOf = <Document extends Judged>(documents: readonly Document[]): Document | undefined =>
  documents.find(({ verdict }) => verdict === 'meets') ?? documents.toSorted((a, b) => a.created_at.localeCompare(b.created_at)).at(-1)

const speakers = <Document extends Judged>(documents: readonly Document[]): Document[] => {
  const present = documents.filter(({ deleted_at: gone }) => gone === null)
  const types = [...new Set(present.map(({ type }) => type))]
  return types.flatMap((type) => speakerOf(present.filter((document) => document.type === type)) ?? [])
}

/** Documents that do not meet and that no other of their type makes up for, each with its reason. */
export const failingDocuments = <Document extends Judged>({ documents }: Pick<JudgedApplication<Document>, 'documents'>): Document[] =>
  speakers(documents).filter(({ verdict }) => verdict === 'fails')

/** Required documents that came and that nobody has judged. */
export const unjudgedDocuments = <Document extends Judged>({
  required_documents: required,
  documents,
}: JudgedApplication<Document>): Document[] =>
  speakers(documents).filter(({ type, verdict }) => verdict === null && required.some((asked) => asked.type === type && asked.required))
