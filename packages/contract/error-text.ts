import { errorCatalogue } from './errors.ts'
import type { ErrorCode } from './errors.ts'
import type { Text } from './locale.ts'
import { moneySentences } from './money-sentences.ts'
import { recordSentences } from './record-sentences.ts'
import { signInSentences } from './sign-in-sentences.ts'

const saidByServer: Partial<Record<ErrorCode, Text>> = { ...signInSentences, ...recordSentences, ...moneySentences }

/** The sentence of any error, in both languages. For the server, which sends it with its answer; too much for a page to load. */
export const errorText = (code: ErrorCode): Text => saidByServer[code] ?? errorCatalogue[code]
