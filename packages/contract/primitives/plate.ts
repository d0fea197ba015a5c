const alikeLetters = 'АВЕКМНОРСТУХЈЅІΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'
const latinLetters = 'ABEKMHOPCTYXJSIABEZHIKMNOPTYX'
const latinOf = new Map([...alikeLetters].map((letter, index) => [letter, latinLetters.charAt(index)]))

/**
 * A plate in upper case with Latin letters: the Cyrillic and Greek letters that look like Latin ones (`А`, `Ο`) become these, full-width ones and
 * those with a separate accent too. Typed on another keyboard, one plate would otherwise be two.
 */
export const withLatinLetters = (plate: string): string =>
  plate
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[Α-ΩЀ-Я]/g, (letter) => latinOf.get(letter) ?? letter)

/** Whether all letters are those of Latin alphabets in Europe, accents included. */
export const isLatin = (plate: string): boolean => !/[^\P{L}A-ZÀ-ÞĀ-Ž]/u.test(plate)

/**
 * A plate for comparison: upper case, Latin letters, without blanks, hyphens and dots, so that `lj ab-123` equals `LJ AB-123`.
 * Foreign plates are allowed; the Slovenian pattern only warns.
 */
export const normalisePlate = (plate: string): string => withLatinLetters(plate).replace(/[\s\-.·]/g, '')

const areas = 'LJ|KR|CE|SG|MB|KK|NM|KP|GO|PO|MS'
const slovenianPlate = new RegExp(`^(?:(?:${areas})[A-ZČŠŽ0-9]{3,6}|(?:CMD|CD|CC|M)\\d{3,6})$`)

const withArea = new RegExp(`^(${areas})[\\s\\-.·]*`)
const usualSeries = new RegExp(`^(${areas})([A-Z]{2})(\\d{3})$`)

/**
 * A plate in the one form in which it is stored and shown: `ljpr123` and `LJ-PR 123` become `LJ PR-123`. Upper case, Latin letters, single
 * blanks, the area of a Slovenian plate by itself. The hyphen is added only to the usual series of two letters and three digits: where it
 * stands on a personalised or foreign plate cannot be known from its letters.
 */
export const formatPlate = (plate: string): string => {
  const written = withLatinLetters(plate).trim().replace(/\s+/g, ' ')
  if (!looksSlovenian(written)) return written
  const [, area, letters, digits] = usualSeries.exec(normalisePlate(written)) ?? []
  return area === undefined ? written.replace(withArea, '$1 ') : `${area} ${letters}-${digits}`
}

/** Whether a plate looks Slovenian. Use it only for hints: foreign plates are allowed. */
export const looksSlovenian = (plate: string): boolean => slovenianPlate.test(normalisePlate(plate))
