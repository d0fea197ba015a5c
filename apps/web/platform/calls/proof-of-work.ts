import type { readFormChallenge as ReadFormChallenge } from '@dovolilnice/contract/applications/apply/operations'
import { proofText } from '@dovolilnice/contract/proof-of-work'
import { call } from './call.ts'
import { plainOperation } from './plain-operation.ts'

const readFormChallenge = plainOperation<typeof ReadFormChallenge>({
  name: 'read-form-challenge',
  method: 'GET',
  path: 'v1/applications/challenge',
  access: 'public',
})

const solveInBackground = (task: { challenge: string; bits: number }): Promise<number> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' })
    const end = (settle: () => void) => {
      worker.terminate()
      settle()
    }
    worker.addEventListener('message', ({ data }: MessageEvent<number>) => end(() => resolve(data)))
    worker.addEventListener('error', (event) => end(() => reject(new Error(event.message))))
    worker.postMessage(task)
  })

const solve = async (): Promise<string> => {
  const task = await call(readFormChallenge, {}, { quiet: true })
  return proofText(task.challenge, await solveInBackground(task))
}

let next: Promise<string> | undefined

/** Begins to solve the server's task, so that the proof is there when the form is sent. */
export const prepareProof = (): void => {
  next ??= solve()
  // Whoever takes it hears of the failure; without a network the next call tries again.
  next.catch(() => (next = undefined))
}

export const takeProof = async (): Promise<string> => {
  prepareProof()
  const taken = next ?? solve()
  next = undefined
  return taken
}
