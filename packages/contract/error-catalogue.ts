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

/** The sentence of any error, in both languages; the server sends it with its answer. */
export const errorText = (code: ErrorCode): Text => saidByServer[code] ?? errorCatalogue[code]
export const statusOf = (code: ErrorCode): number => errorCatalogue[code].status
