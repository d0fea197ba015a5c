import { OperationError } from '@dovolilnice/contract/errors'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** Fewer guesses than 10^9 are tried in days even against the sign-in's own slow hash. */
const fewestGuessesLog10 = 9
/** The estimate of a very long text takes long; what follows after this many characters only makes a password better. */
const estimatedLength = 64

/** Words that lie near here; the library knows passwords that are common in the world. */
const nearWords = (
  'dovolilnica dovolilnice parkiranje parkirišče občina obcina mesto slovenija slovenia ljubljana maribor celje kranj koper novo gorica ' +
  'velenje ptuj piran bled geslo skrivnost prijava skrbnik uporabnik zaposleni referent januar februar marec april maj junij julij ' +
  'avgust september oktober november december pomlad poletje jesen zima'
).split(' ')

let loaded: Promise<ZxcvbnFactory> | undefined

/** The lists take memory and a moment: they are loaded when the first password is set. */
const load = async (): Promise<ZxcvbnFactory> => {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary: { ...dictionary, near: nearWords }, graphs: adjacencyGraphs })
}

const wordsOf = (text: string): string[] => [text, ...text.split(/[^\p{L}\p{N}]+/u)].filter((word) => word.length > 2)

/**
 * Refuses a new password that is easy to guess, also with what is known of its person. Call it wherever a password is chosen.
 * @throws OperationError `weak_password`
 */
export const requireStrongPassword = async (password: string, { email, name }: { email: string; name: string }): Promise<void> => {
  if (password.toLowerCase().includes(email)) throw new OperationError('weak_password')
  loaded ??= load()
  const { guessesLog10 } = (await loaded).check(password.slice(0, estimatedLength), [...wordsOf(email), ...wordsOf(name)])
  if (guessesLog10 < fewestGuessesLog10) throw new OperationError('weak_password')
}
