/** The words in quotation marks: what stands in the act, and what should. */
const quoted = (text: string): string[] => Array.from(text.matchAll(/»([^«]+)«/g), ([, words = '']) => words.trim())

/** What decides in a ruling: turned into something else it is no slip of the pen, but another decision. */
const deciding =
  /(?<!\p{L})(ne|ni|nista|niso|ugodi|zavrne|zavrže|odvzame|ustavi|razveljavi|odpravi|nadomesti|izda|dovoli|ugotovi|odobri|prizna|(ugoden|zavrnjen|zavržen|odvzet|ustavljen|razveljavljen|odpravljen|nadomeščen|izdan|dovoljen|ugotovljen|odobren|priznan|oproščen)\p{L}*)(?!\p{L})/iu
/** A day, a sum or a number of days, months or years: in a ruling another one is another decision. */
const measured = /\d{1,2}\. ?\d{1,2}\. ?\d{4}|\d[\d.]*(,\d+)? ?(€|eur|evr)|\d+ ?(dni|dneh|dnevi|mesec|let)/iu

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ')

/**
 * Why a text mends no obvious mistake (ZUP, art. 223): it does not say what stands instead of what, turns what was decided, or names words that are not in
 * the act; undefined: it does.
 * @param act the words of the act, where they are known
 * @param ruling those of its ruling
 */
export const correctionFault = (
  text: string,
  act?: string,
  ruling = '',
): 'correction_form' | 'correction_of_ruling' | 'correction_not_found' | undefined => {
  const [wrong, right, ...more] = quoted(text)
  if (wrong === undefined || right === undefined) return 'correction_form'
  if ([wrong, right, ...more].some((words) => deciding.test(words))) return 'correction_of_ruling'
  if ([wrong, right].some((words) => measured.test(words)) && plain(ruling).includes(plain(wrong))) return 'correction_of_ruling'
  return act === undefined || plain(act).includes(plain(wrong)) ? undefined : 'correction_not_found'
}
