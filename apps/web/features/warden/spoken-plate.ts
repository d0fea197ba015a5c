import { formatPlate } from '@dovolilnice/contract/primitives/plate'

const digits: Readonly<Record<string, string>> = {
  ...{ 0: 'nič nula ničla zero', 1: 'ena one', 2: 'dva dve two', 3: 'tri three', 4: 'štiri four' },
  ...{ 5: 'pet five', 6: 'šest six', 7: 'sedem seven', 8: 'osem eight', 9: 'devet nine' },
}
/** What letters are called; those that both languages call alike stand once. */
const letters: Readonly<Record<string, string>> = {
  ...{ A: 'ay', B: 'be bee', C: 'ce cee see sea', Č: 'če', D: 'de dee', F: 'ef eff', G: 'ge gee', H: 'ha aitch haitch' },
  ...{ J: 'je jot jay', K: 'ka kay', L: 'el ell', M: 'em', N: 'en', O: 'oh', P: 'pe pee', Q: 'ku kvu kju cue queue' },
  ...{
    R: 'er ar are',
    S: 'es ess',
    Š: 'eš še',
    T: 'te tee',
    U: 'you',
    V: 've vee',
    X: 'iks ex',
    Y: 'ipsilon why',
    Z: 'ze zet zee zed',
    Ž: 'že',
  },
}

const signsIn = (names: Readonly<Record<string, string>>) =>
  new Map(Object.entries(names).flatMap(([sign, words]) => words.split(' ').map((word) => [word, sign] as const)))
const [digitOf, letterOf] = [signsIn(digits), signsIn(letters)]

/** Who spells says each sign, or a pair of letters and three digits: a plate that was typed has fewer words, and any of them may be the name of a digit (`PET-123`). */
const fewestSpelt = 5

/**
 * The plate in what the microphone of a keyboard has written, sign by sign: `el je u pe nič nič ena`. Undefined where nobody has spelt anything: a plate that
 * was typed stays as it is, for `CE` is a town and not only the name of a letter.
 */
export const spokenPlate = (typed: string): string | undefined => {
  const words = typed
    .toLowerCase()
    .normalize('NFC')
    .replace(/(?<!\p{L})(?:dvojni (?:ve|v)|double[ -](?:you|u))(?!\p{L})/gu, 'w')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
  if (words.length < fewestSpelt) return undefined
  const signs = words.map(
    (word) => digitOf.get(word) ?? letterOf.get(word) ?? (/^(?:\p{L}{1,2}|\p{L}*\d[\p{L}\d]*)$/u.test(word) ? word : undefined),
  )
  return signs.includes(undefined) ? undefined : formatPlate(signs.join(''))
}
