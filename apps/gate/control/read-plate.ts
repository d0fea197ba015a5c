import { normalisePlate } from '@dovolilnice/contract/primitives/plate'

/** What a camera has read. */
export interface Reading {
  plate: string
  /** How sure it is, in per cent; null: it does not say. */
  confidence: number | null
  /** As the camera has it; null: it does not say. */
  country: string | null
}

const numberOf = (value: unknown): number | null => {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN
  return value === '' || !Number.isFinite(number) ? null : number
}

const readingOf = (plate: unknown, confidence: unknown, country: unknown): Reading | undefined => {
  if (typeof plate !== 'string' || plate.length > 64) return undefined
  const normalised = normalisePlate(plate)
  // What cameras say where they have read nothing.
  if (normalised === '' || /^(unknown|noplate|none)$/i.test(normalised)) return undefined
  const isCode = typeof country === 'string' && /^[A-Za-z]{1,3}$/.test(country)
  return { plate: normalised, confidence: numberOf(confidence), country: isCode ? country.toUpperCase() : null }
}

/** Our own form: `{"plate":"LJ AB-123","confidence":97,"country":"SLO"}`. */
const readJson = (text: string): Reading | undefined => {
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null) return undefined
  const { plate, confidence, country }: { plate?: unknown; confidence?: unknown; country?: unknown } = value
  return readingOf(plate, confidence, country)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The text of the first element of a name, in whatever name space. */
const textOf = (xml: string, name: string): string | undefined =>
  new RegExp(`<(?:[\\w-]+:)?${name}(?:\\s[^>]*)?>([^<]*)</(?:[\\w-]+:)?${name}>`)
    .exec(xml)?.[1]
    ?.replaceAll(/&(\w+);/g, (_, word: string) => entities[word] ?? '')
    .trim()

/** ISAPI of Hikvision: an `EventNotificationAlert` about a plate, alone or as a part beside the pictures, which are not looked at. */
const readIsapi = (text: string): Reading | undefined => {
  if (textOf(text, 'eventType')?.toUpperCase() !== 'ANPR') return undefined
  return readingOf(textOf(text, 'licensePlate'), textOf(text, 'confidenceLevel'), textOf(text, 'country'))
}

/** Reads what a camera sends; undefined where it is no plate. */
export const readPlate = (body: Buffer): Reading | undefined => {
  const text = body.toString('utf8')
  try {
    return text.includes('EventNotificationAlert') ? readIsapi(text) : readJson(text)
  } catch {
    return undefined
  }
}

/** Signs that cameras take for each other. */
const alike = ['0O', '1I', '8B']
const mostSlips = 2

/** The plates that a camera may have seen where it read this one, with at most two signs taken for another; the plate itself is not among them. */
export const lookAlikes = (plate: string): string[] => {
  const others = [...plate].map((sign) => alike.find((pair) => pair.includes(sign))?.replace(sign, ''))
  let found: { text: string; slips: number }[] = [{ text: '', slips: 0 }]
  for (const [index, sign] of [...plate].entries()) {
    const other = others[index]
    found = found.flatMap(({ text, slips }) => [
      { text: text + sign, slips },
      ...(other === undefined || slips === mostSlips ? [] : [{ text: text + other, slips: slips + 1 }]),
    ])
  }
  return found.filter(({ slips }) => slips > 0).map(({ text }) => text)
}
