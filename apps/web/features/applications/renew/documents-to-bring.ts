import type { PermitKind, RequiredDocument } from '@dovolilnice/contract/parking/permit-kind'
import type { KeptDocument } from '@dovolilnice/contract/permits/issue/kept-documents'
import { lastDayOf } from '@dovolilnice/contract/primitives/local-day'

interface DocumentsToBring {
  /** Those that are missing, and, for who has a newer one already, those that end before the new permit does. */
  asked: RequiredDocument[]
  /** All others that the office has. */
  kept: RequiredDocument[]
  /** True: without the asked ones the renewal cannot be sent. */
  isNeeded: boolean
}

/**
 * What a renewal asks of the documents of its kind.
 * @param office what the office has, with its last day; null where it does not end
 * @param until the first day on which the new permit no longer holds, where that is known
 */
export const documentsToBring = (
  { documents, validity }: Pick<PermitKind, 'documents' | 'validity'>,
  office: readonly KeptDocument[],
  until: string | undefined,
): DocumentsToBring => {
  const days = new Map(office.map(({ type, expires_on: day }) => [type, day]))
  const ends = (type: string): boolean => {
    const day = days.get(type)
    if (until === undefined || day == null) return false
    // A newer one of the document that gives the permit its days gives it more of them.
    const givesDays = validity.rule === 'document' && validity.documentType === type
    return day < (givesDays ? until : lastDayOf(until))
  }
  const asked = documents.filter(({ type, required }) => (days.has(type) ? ends(type) : required))
  const kept = documents.filter((document) => days.has(document.type) && !asked.includes(document))
  return { asked, kept, isNeeded: asked.some(({ type }) => !days.has(type)) }
}
