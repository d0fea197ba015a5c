import type { ErrorEntry } from './error-entry.ts'
import { pageErrors, type ErrorCode } from './errors.ts'
import type { Text } from './locale.ts'
import { moneyErrors } from './money-errors.ts'
import { moneySentences } from './money-sentences.ts'
import { recordErrors } from './record-errors.ts'
import { recordSentences } from './record-sentences.ts'
import { signInErrors } from './sign-in-errors.ts'
import { signInSentences } from './sign-in-sentences.ts'

/** All error codes with status and recovery. For the server; a page knows what it has to from the answer. */
export const errorCatalogue: Readonly<Record<ErrorCode, ErrorEntry>> = { ...pageErrors, ...signInErrors, ...recordErrors, ...moneyErrors }

const saidByServer: Partial<Record<ErrorCode, Text>> = { ...signInSentences, ...recordSentences, ...moneySentences }

const hearingRuns: Text = {
  sl: 'Rok stranke za izjavo še ni potekel, zato akta ni mogoče izdati. Počakajte na njen odgovor ali konec roka po vročitvi, ali pa poziv umaknite (Akti v tej zadevi).',
  en: 'The party’s term to answer has not ended, so the act cannot be issued. Wait for its answer or for the end of the term after the service, or take the call back (Acts of this matter).',
}
const supplementRuns: Text = {
  sl: 'Rok stranke za dopolnitev še ni potekel, zato akta ni mogoče izdati. Počakajte na dopolnitev ali konec roka po vročitvi, ali pa poziv umaknite.',
  en: 'The party’s term for the supplement has not ended, so the act cannot be issued. Wait for the supplement or for the end of the term after the service, or take the call back.',
}

/** The sentence of any error, in both languages; the server sends it with its answer. @param details why, where the code has more than one ground */
export const errorText = (code: ErrorCode, details: Readonly<Record<string, unknown>> = {}): Text => {
  if (details['open_term'] !== undefined) return details['open_term'] === 'hearing' ? hearingRuns : supplementRuns
  return saidByServer[code] ?? errorCatalogue[code]
}
export const statusOf = (code: ErrorCode): number => errorCatalogue[code].status
