import { normaliseTag } from '@dovolilnice/contract/primitives/credential'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import { likeBeginning } from '../../platform/database/like.ts'

/** The beginning of a typed phone number in E.164: `041 12` → `+3864112`. */
const phoneBeginning = (text: string): string => {
  const digits = text.replace(/[\s()/.-]/g, '')
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  return digits.startsWith('0') ? `+386${digits.slice(1)}` : digits
}

/** The LIKE patterns that match stored credentials by their beginning, typed in any spelling. Empty when nothing was typed. */
export const credentialPatterns = (text: string): string[] => {
  const beginnings = [normalisePlate(text), normaliseTag(text), phoneBeginning(text)].filter((beginning) => beginning !== '')
  return [...new Set(beginnings)].map(likeBeginning)
}
