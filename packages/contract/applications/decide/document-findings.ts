import type { Text } from '../../locale.ts'
import { rejectionReasons, reasonGap } from './rejection-reasons.ts'

/** A document that does not meet, as `failingDocuments` gives it. */
export interface Failing {
  type_name: Text
  verdict_reason: string | null
}

const bare = (reason: string | null): string => (reason ?? '').replace(/[\s.;]+$/u, '')

/** `»Prometno dovoljenje« ne ustreza (ni čitljivo)`: acts are Slovenian. */
const finding = ({ type_name: { sl: name }, verdict_reason: reason }: Failing): string => `»${name}« ne ustreza (${bare(reason)})`

/** How a rejection because of documents begins: what was found, and the usual reason with its gap filled; nothing where all documents meet. */
export const rejectionFromFindings = (failing: readonly Failing[]) =>
  failing.length === 0
    ? { reason_code: '' as const, facts: '', reason: '' }
    : {
        reason_code: 'documents_wrong' as const,
        facts: failing.map((document) => `Dokazilo ${finding(document)}.`).join('\n'),
        reason: rejectionReasons.documents_wrong.text.sl.replace(
          reasonGap,
          failing.map((document) => `dokazilo ${finding(document)}`).join(' in '),
        ),
      }

/** The lines of a call for supplement about documents that do not meet. */
export const supplementLines = (failing: readonly Failing[], nameOf: (name: Text) => string): string[] =>
  failing.map(({ type_name: name, verdict_reason: reason }) => `– ${nameOf(name)}: ${bare(reason)}`)
