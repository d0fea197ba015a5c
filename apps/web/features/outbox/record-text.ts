import { subjectName } from '@dovolilnice/contract/events/event-words'
import type { Locale } from '@dovolilnice/contract/locale'

interface About {
  subject_type: string | null
  subject_label: string | null
}

/** What a mail is about: `Vloga V-2026-12`. */
export const recordText = ({ subject_type: type, subject_label: label }: About, locale: Locale): string =>
  [subjectName(type, locale), label].filter(Boolean).join(' ')
