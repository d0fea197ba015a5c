/**
 * A plate for comparison: upper case, without blanks, hyphens and dots, so that `lj ab-123` equals `LJ AB-123`.
 * Foreign plates are allowed; the Slovenian pattern only warns.
 */
export const normalisePlate = (plate: string): string => plate.toUpperCase().replace(/[\s\-.·]/g, '')

const areas = 'LJ|KR|CE|SG|MB|KK|NM|KP|GO|PO|MS'
const slovenianPlate = new RegExp(`^(?:(?:${areas})[A-ZČŠŽ0-9]{3,6}|(?:CMD|CD|CC|M)\\d{3,6})$`)

/** Whether a plate looks Slovenian. Use it only for hints: foreign plates are allowed. */
export const looksSlovenian = (plate: string): boolean => slovenianPlate.test(normalisePlate(plate))
