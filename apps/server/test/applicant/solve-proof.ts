import { createHash } from 'node:crypto'
import { proofText, zeroBits } from '@dovolilnice/contract/proof-of-work'

/** The header's value for a challenge, as a browser finds it. */
export const solveProof = (challenge: string, bits: number): string => {
  for (let answer = 0; ; answer++) {
    const text = proofText(challenge, answer)
    if (zeroBits(createHash('sha256').update(text).digest()) >= bits) return text
  }
}
