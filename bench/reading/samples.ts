import type { OwnWords } from '../../apps/server/features/documents/reading/compare/compare-document.ts'
import type { ReadFact } from '@dovolilnice/contract/documents/document-reading'
import { conditions, type File } from './distort.ts'
import { lease, licence, registration, residence, statement, type Said, type Sheet } from './sheets.ts'

/** The same numbers in every run. */
const randomFrom = (seed: number) => {
  let state = seed
  const next = (): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T
  return { chance: (part: number) => next() < part, int: (from: number, to: number) => from + Math.floor(next() * (to - from + 1)), pick }
}
type Random = ReturnType<typeof randomFrom>

const firstNames = ['Marjeta', 'Žiga', 'Špela', 'Črtomir', 'Alojzija', 'Matjaž', 'Urška', 'Boštjan', 'Nežka', 'Jernej', 'Tjaša', 'Anže']
const surnames = [
  'Hribar',
  'Čuden',
  'Žagar',
  'Škrjanec',
  'Podlipnik',
  'Kočevar',
  'Mlakar',
  'Zupanc',
  'Brezovšek',
  'Tršinar',
  'Vidmajer',
  'Ogrin-Žlebnik',
]
const streets = [
  'Čevljarska ulica',
  'Usnjarska ulica',
  'Pod gradom',
  'Trg svetega Florijana',
  'Šolska pot',
  'Kovaška cesta',
  'Nabrežje',
  'Žitni trg',
]
const areas = ['LJ', 'KR', 'CE', 'MB', 'NM', 'KP', 'GO', 'PO', 'MS', 'SG', 'KK']
const letters = 'ABCDEFGHIJKLMNOPRSTUVZ'

const plateOf = (random: Random): string =>
  `${random.pick(areas)} ${random.pick([...letters])}${random.pick([...letters])}-${random.int(100, 999)}`
const dayOf = (random: Random): string =>
  `20${random.int(27, 29)}-${String(random.int(1, 12)).padStart(2, '0')}-${String(random.int(1, 28)).padStart(2, '0')}`

/** Another digit at the end: the smallest difference that counts. */
const otherEnd = (text: string, random: Random): string => text.slice(0, -1) + ((Number(text.at(-1)) + random.int(1, 9)) % 10)

const saidBy = (random: Random): Said => ({
  plate: plateOf(random),
  name: `${random.pick(firstNames)} ${random.pick(surnames)}`,
  street: `${random.pick(streets)} ${random.int(1, 89)}`,
  ends: dayOf(random),
})

/** What the applicant wrote: three of ten times something else than the paper says. */
const written = (said: Said, random: Random) => ({
  plate: random.chance(0.3) ? otherEnd(said.plate, random) : said.plate,
  name: random.chance(0.3)
    ? `${random.pick(firstNames.filter((name) => !said.name.startsWith(name)))} ${random.chance(0.5) ? said.name.split(' ')[1] : 'Perovšek'}`
    : said.name,
  street: random.chance(0.3) ? said.street.replace(/\d+$/, (number) => String(Number(number) + random.int(1, 30))) : said.street,
  ends: random.chance(0.3) ? otherEnd(said.ends.slice(0, 4), random) + said.ends.slice(4) : said.ends,
})

const sheets: ((said: Said) => Sheet)[] = [registration, residence, lease, licence, statement]

export interface Sample {
  condition: string
  documentType: string
  file: File
  own: OwnWords
  /** Whether the application and the paper say the same, by what is compared. */
  same: Partial<Record<ReadFact, boolean>>
}

/** Each kind of paper in each condition, with people, plates and streets that do not exist. */
export const makeSamples = async (): Promise<Sample[]> => {
  const random = randomFrom(Number(process.env.SEED ?? 20_261_123))
  const samples: Sample[] = []
  for (const [condition, distort] of Object.entries(conditions))
    for (const sheetOf of sheets) {
      const said = saidBy(random)
      const own = written(said, random)
      const sheet = sheetOf(said)
      samples.push({
        ...{ condition, documentType: sheet.type, file: await distort(sheet) },
        own: { plates: [own.plate], name: own.name, street: own.street, city: 'Lipograd', valid_from: '2026-12-01', expires_on: own.ends },
        same: {
          plate: own.plate === said.plate,
          name: own.name === said.name,
          street: own.street === said.street,
          expires_on: own.ends === said.ends,
        },
      })
    }
  return samples
}
