import { proofText, zeroBits } from '@dovolilnice/contract/proof-of-work'

/** Hashes that are under way at once: waiting for each would cost more than the hash. */
const batch = 64

const hashOf = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

const solve = async (challenge: string, bits: number): Promise<number> => {
  for (let from = 0; ; from += batch) {
    const hashes = await Promise.all(Array.from({ length: batch }, (_, at) => hashOf(proofText(challenge, from + at))))
    const found = hashes.findIndex((hash) => zeroBits(hash) >= bits)
    if (found !== -1) return from + found
  }
}

addEventListener('message', ({ data }: MessageEvent<{ challenge: string; bits: number }>) => {
  solve(data.challenge, data.bits).then(
    (answer) => postMessage(answer),
    // A rejection would end here unheard; an error of the worker reaches the page.
    (fault: unknown) =>
      setTimeout(() => {
        throw fault
      }),
  )
})
