import { runInNewContext } from 'node:vm'
import { sourceFiles, type SourceFile } from '../architecture/source-files.ts'
import { slovenianOf, publicCode } from './sentences.ts'
import { posix } from 'node:path'
import { importsOf } from '../architecture/imports.ts'

/** A typed import brings no words. */
const typeImport = /^[ \t]*import type\b[^'"]*['"][^'"]+['"]/gm

/** What staff see; their screens stay Slovenian and English. What applicants and holders see behind the sign-in is named below (`ofAccount`). */
const inside =
  /^apps\/web\/(compose\.tsx|italian\/|hungarian\/|ui\/(shell\/inside|list-screen|history|record)\/|.*clerk-form-texts\.ts)|^packages\/contract\/(locale\.ts|italian\/|hungarian\/|.*(event-words|-list)\.ts$)/

/** A path of an import as it stands in the repository. */
const pathOf = (from: string, to: string): string => {
  if (to.startsWith('@dovolilnice/contract/')) return `packages/contract/${to.slice('@dovolilnice/contract/'.length)}.ts`
  return posix.join(posix.dirname(from), to)
}

const kitImport = /^import \{([^}]*)\} from '([^']+\/kit\.ts)'/gm
const kitExport = /^export \{([^}]*)\} from '([^']+)'/gm
const namesOf = (list: string): string[] => list.split(',').map((name) => name.trim().replace(/ as .*/, ''))

/** Where the names stand that a file takes from a kit: a page loads nothing of a kit but what it names. */
const throughKits = (path: string, code: string, files: ReadonlyMap<string, SourceFile>): string[] =>
  [...code.matchAll(kitImport)].flatMap(([, list = '', to = '']) => {
    const kit = pathOf(path, to)
    const passedOn = [...(files.get(kit)?.text ?? '').matchAll(kitExport)]
    return passedOn
      .filter(([, names = '']) => namesOf(names).some((name) => namesOf(list).includes(name)))
      .map(([, , from = '']) => pathOf(kit, from))
  })

/** The files that a visitor's pages load, at once or later. */
const loadedFrom = (start: string, files: ReadonlyMap<string, SourceFile>): Set<string> => {
  const seen = new Set<string>()
  const follow = (path: string): void => {
    const file = files.get(path)
    if (file === undefined || seen.has(path) || inside.test(path)) return
    seen.add(path)
    const code = publicCode(file).replace(typeImport, '')
    for (const to of throughKits(path, code, files)) follow(to)
    for (const to of importsOf(code.replace(kitImport, ''))) follow(pathOf(path, to))
  }
  follow(start)
  return seen
}

/** What the server says to people who are no staff: answers to their calls, mails, papers, acts, and the names with which a town begins.
 * What data protection says of tables is Slovenian and English; the letters that answer requests are in the person's language. */
const ofServer =
  /^apps\/server\/(?!italian\/|hungarian\/|town\/demo\/|platform\/(?:alerts|privacy)\/|features\/(?:access\/what-if\.ts|counter\/(?!fee-receipt)|(?:accounting|addresses|bollards\/alerts|coin-machines|exports|imports|privacy|statistics)\/|subject-requests\/(?!papers\/answer-))|.*(?:terms-mail|-search|-tables|-processing)\.ts$)|^packages\/contract\/(?:(?:server|sign-in|password|record)-sentences|parking\/kinds\/explained-documents|subject-requests\/subject-request-codes)\.ts$/

/** What holders and applicants see behind the sign-in, by the components that say it; what is in them for staff counts too. */
const ofAccount =
  /^packages\/contract\/(?:applications\/list\/application-list|permits\/list\/permit-list|acts\/service\/act-service|access\/(?:access-event|reasons|own\/own-passages)|exports\/export)\.ts$|^apps\/web\/(?:features\/(?:dashboard\/dashboard-screen|permits\/(?:card\/[\w-]+|opening\/vehicle-dialogs|list\/permits-screen|record\/permit-facts)|applications\/(?:list\/own-[\w-]+|apply\/own-application-screen|renew\/(?:replace|renewal)-[\w-]+)|parking\/overview\/[\w-]+|settings\/(?:settings-screen|own-[\w-]+|password-change)|second-factor\/(?:add|confirm|second)-[\w-]+|access\/(?:own-passages|guests-screen|key-dialog)|privacy\/own-data-screen|exports\/exports-screen)|ui\/(?:languages|shell\/inside\/(?:drawer|unread-parts)|(?:list-screen|record)\/texts))\.tsx?$/

/** The titles of these screens. */
const accountTitle =
  /path: screens\.(?:dashboard|ownApplication|replacePermit|applications|permits|parking|exports|settings|ownData|guests),\s*title: \{ sl: '([^']+)'/g

/** What was done with a person's own records, as *my data* says it, without the lists and settings of the office; and what a host's key may do. */
const ownAction =
  /'(?:access_log|account|act|administrative_fee|appeal|application|bookings|document|factor|guest|host|invoice|mail|online_payment|payment|permit|permit_holder|pro_forma|refund|session|subject_request|user|visit):(?!consignments|export|find|list|order|package|read_order|refusals|save|send_many|set_rules|settings|tag|text|turn_away|void_order)\w+': \{\s*sl: '([^']+)'/g

const words = 'apps/web/platform/translate/words.ts'

/** What such a component says: its own sentences, and those of its feature's texts and of the common words whose names it uses. */
const saidBy = (file: SourceFile, files: ReadonlyMap<string, SourceFile>): string[] => {
  const names = new Set([...file.text.matchAll(/\b\w*[tT]exts\.(\w+)/g)].map(([, name = '']) => name))
  const taken = importsOf(publicCode(file)).flatMap((to) => files.get(pathOf(file.path, to)) ?? [])
  const texts = [...taken.filter(({ path }) => path.endsWith('texts.ts')), ...[files.get(words) ?? []].flat()]
  return [...slovenianOf(file), ...texts.flatMap((one) => slovenianOf(one, names))]
}

type Translation = string | { one: string; other: string }

/** A Slovenian sentence with the first file that says it. */
interface Spoken {
  sentence: string
  path: string
  /** Not the server alone says it. */
  onPages: boolean
}

/** The sentences that a further language must have, each once: those of the public pages, of people’s own, and of the server. */
export const spokenSentences = (): Spoken[] => {
  const files = sourceFiles(/^(?:apps\/(?:server|web)|packages\/contract)\/(?!.*\.(?:type-)?test\.).*\.tsx?$/)
  const byPath = new Map(files.map((file) => [file.path, file]))
  const loaded = loadedFrom('apps/web/main.tsx', byPath)
  const found = new Map<string, Spoken>()
  const say = (path: string, sentences: readonly string[], onPages: boolean): void => {
    for (const sentence of sentences) if (!found.has(sentence)) found.set(sentence, { sentence, path, onPages })
  }
  for (const file of files) {
    if (loaded.has(file.path)) say(file.path, slovenianOf(file), true)
    if (ofAccount.test(file.path)) say(file.path, saidBy(file, byPath), true)
    const titles = file.path.endsWith('.routes.ts') ? [...file.text.matchAll(accountTitle)] : []
    const done = file.path.endsWith('event-words.ts') ? [...file.text.matchAll(ownAction)] : []
    for (const [, said = ''] of [...titles, ...done]) say(file.path, [said], true)
  }
  for (const file of files) if (ofServer.test(file.path)) say(file.path, slovenianOf(file), false)
  return [...found.values()]
}

/** The entries of a file with a catalogue. It is plain data, so it is read by evaluating its literal alone. */
const entriesOf = ({ text }: SourceFile): [string, Translation][] => {
  const [, literal] = /: Catalogue = (\{\n[^]*\n\})/.exec(text) ?? []
  return literal === undefined || literal.includes('...') ? [] : Object.entries<Translation>(runInNewContext(`(${literal})`))
}

/** The catalogue of a language, from the three folders that bear its name, or from the two that a page loads. */
export const catalogueOf = (language: 'italian' | 'hungarian', of: 'all' | 'pages' = 'all'): ReadonlyMap<string, Translation> => {
  const apps = of === 'all' ? 'apps/(?:server|web)' : 'apps/web'
  return new Map(sourceFiles(new RegExp(`^(?:${apps}|packages/contract)/${language}/.*\\.ts$`)).flatMap(entriesOf))
}

const namesIn = (text: string): string => [...new Set(text.match(/\{\w+\}/g) ?? [])].toSorted().join(' ')

/** What is wrong with a translation: a form is empty, or it fills in other names or holds other addresses than the Slovenian sentence. */
export const translationFaults = (sentence: string, translation: Translation): string[] =>
  (typeof translation === 'string' ? [translation] : [translation.one, translation.other]).flatMap((text) => [
    ...(text.trim() === '' ? [`»${sentence}« has an empty translation`] : []),
    ...(namesIn(text) === namesIn(sentence)
      ? []
      : [`»${sentence}« fills in ${namesIn(sentence) || 'nothing'}, its translation ${namesIn(text) || 'nothing'}`]),
    ...(/<\/?\w+/.test(text) ? [`»${sentence}« is translated with HTML`] : []),
  ])
