import type { Text } from '../locale.ts'
import type { DocumentVerdict } from './document-verdict.ts'

export const verdictLabels: Record<DocumentVerdict, Text> = {
  meets: { sl: 'ustreza', en: 'meets the requirements' },
  fails: { sl: 'ne ustreza', en: 'does not meet the requirements' },
}
