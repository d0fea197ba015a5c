/** The header of a proof: the server's challenge, a colon, and the number that solves it. */
export const proofHeader = 'x-proof-of-work'

/** What is hashed (SHA-256). It is solved when the hash begins with as many zero bits as the challenge asks for. */
export const proofText = (challenge: string, answer: number | string): string => `${challenge}:${answer}`

/** How many bits at the beginning of a hash are zero. */
export const zeroBits = (hash: Uint8Array): number => {
  const first = hash.findIndex((byte) => byte !== 0)
  return first === -1 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24
}
