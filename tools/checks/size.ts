import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A chunk of Vite's manifest; names of others in `imports` are keys of the manifest. */
export interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
}
export type Manifest = Record<string, Chunk>

export interface Budget {
  path: string
  /** The part that is measured, where it is not all that the screen loads first. */
  part?: string
  /** Modules loaded by `import()` that the screen cannot do without, by the end of their source path. What these import counts too. */
  modules: string[]
  /** Kilobytes (1000 bytes) of JavaScript, gzip. */
  limit: number
}

const publicLimit = 180
const staffLimit = 260
const recordLimit = 390

/** Before the first letter can be typed, on a first visit: the screen, the form, the data-protection notice over it. */
const publicForm = ['features/applications/apply/public-application-screen.tsx', 'ui/overlays/dialogs.tsx']
/** What comes by itself while the first fields are read. */
const publicFormLater = ['features/applications/form/application-schema.ts', 'ui/form/leave-warning.tsx']

export const budgets: Budget[] = [
  { path: '/', modules: ['features/home/home-screen.tsx', 'ui/theme/town-fonts.ts'], limit: publicLimit },
  { path: '/navodila-za-uporabo', modules: ['features/home/instructions-screen.tsx'], limit: publicLimit },
  { path: '/pogoji-uporabe', modules: ['features/home/terms-screen.tsx'], limit: publicLimit },
  { path: '/izjava-o-dostopnosti', modules: ['features/home/notices/accessibility-screen.tsx'], limit: publicLimit },
  { path: '/obrazci/parkirna-dovolilnica', modules: publicForm, limit: 180 },
  { path: '/obrazci/parkirna-dovolilnica', part: 'and its rules', modules: [...publicForm, ...publicFormLater], limit: 190 },
  {
    path: '/obrazci/parkirna-dovolilnica',
    part: 'and a price',
    modules: [...publicForm, ...publicFormLater, 'features/applications/form/terms/terms-text.tsx'],
    limit: 195,
  },
  {
    path: '/vloge',
    modules: ['compose.tsx', 'features/applications/list/applications-screen.tsx'],
    limit: staffLimit,
  },
  { path: '/vloge/$id', modules: ['compose.tsx', 'features/applications/record/application-screen.tsx'], limit: recordLimit },
]

/** The JavaScript files a screen loads first: the entry, its modules, and all that these import statically. */
export const firstLoad = (manifest: Manifest, modules: string[]): string[] => {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const lazy = modules.map((module) => {
    const key = Object.keys(manifest).find((name) => name.endsWith(module))
    if (key === undefined) throw new Error(`${module} is not in the bundle: the budget measures nothing`)
    return key
  })
  const seen = new Set<string>()
  const follow = (key: string): void => {
    if (seen.has(key)) return
    seen.add(key)
    manifest[key]?.imports?.forEach(follow)
  }
  if (entries.length === 0) throw new Error('the bundle has no entry')
  for (const key of [...entries, ...lazy]) follow(key)
  return [...new Set([...seen].map((key) => manifest[key]?.file ?? ''))].filter((file) => file.endsWith('.js'))
}

/**
 * Chunks that import each other in a circle, or undefined. One of them would run before what it needs and the page stay empty
 * (groups without `includeDependenciesRecursively` can make one).
 */
export const circleOfChunks = (manifest: Manifest): string[] | undefined => {
  const done = new Set<string>()
  const walk = (key: string, path: string[]): string[] | undefined => {
    if (path.includes(key)) return [...path.slice(path.indexOf(key)), key]
    if (done.has(key)) return undefined
    for (const next of manifest[key]?.imports ?? []) {
      const circle = walk(next, [...path, key])
      if (circle !== undefined) return circle
    }
    done.add(key)
    return undefined
  }
  for (const key of Object.keys(manifest)) {
    const circle = walk(key, [])
    if (circle !== undefined) return circle
  }
  return undefined
}

/** The groups of `apps/web/chunks.ts` for the screens behind the login. */
const deskFiles = ['desk', 'lists', 'record']

/** Screens of visitors that have no limit of their own. */
export const furtherScreens = [
  ...['login', 'logout', 'provider', 'request-password', 'set-password', 'imprint', 'online-payment', 'application-status'],
  ...['verify-permit', 'visit', 'guest'],
].map((name) => `/${name}-screen.tsx`)

/** What is wrong with the files of the desk, in one sentence: a page of visitors loads one, or a record does not, whose names are then others. */
export const faultOfDesk = (manifest: Manifest): string | undefined => {
  const loads = (modules: string[], name: string) => firstLoad(manifest, modules).some((file) => file.startsWith(`assets/${name}-`))
  const record = budgets.find(({ path }) => path === '/vloge/$id')
  const limited = budgets.map(({ modules }) => modules).filter((modules) => !modules.includes('compose.tsx'))
  const ofVisitors = [...limited, ...furtherScreens.map((screen) => [screen])]
  for (const name of deskFiles) {
    if (!loads(record?.modules ?? [], name)) return `${record?.path} does not load ${name}: has it another name?`
    const page = ofVisitors.find((modules) => loads(modules, name))
    if (page !== undefined) return `${page[0]} loads ${name}, which is of the screens behind the login`
  }
  return undefined
}

export interface Measured extends Budget {
  /** Kilobytes, gzip. */
  size: number
  files: number
}

/** The screens of the bundle, by their source path. */
const screensOf = (manifest: Manifest): string[] => Object.keys(manifest).filter((key) => key.endsWith('-screen.tsx'))

/**
 * Measures every budgeted screen of a built bundle, and the heaviest of all, for which the limit of the record holds: what makes a screen
 * heavier than that by mistake, such as the reader of PDF files, shows there.
 * @throws when its chunks import each other in a circle, or a public page loads the desk's
 */
export const measure = (dist: string): Measured[] => {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const circle = circleOfChunks(manifest)
  if (circle !== undefined) throw new Error(`chunks import each other in a circle: ${circle.join(' → ')}`)
  const fault = faultOfDesk(manifest)
  if (fault !== undefined) throw new Error(fault)
  const weights = new Map<string, number>()
  const weigh = (file: string): number => {
    const known = weights.get(file) ?? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1_000
    weights.set(file, known)
    return known
  }
  const measured = (budget: Budget): Measured => {
    const files = firstLoad(manifest, budget.modules)
    return { ...budget, files: files.length, size: files.reduce((sum, file) => sum + weigh(file), 0) }
  }
  const others = screensOf(manifest).map((screen) =>
    measured({ path: screen.split('/').at(-1) ?? screen, part: 'is the heaviest', modules: ['compose.tsx', screen], limit: recordLimit }),
  )
  return [...budgets.map(measured), ...others.toSorted((one, other) => other.size - one.size).slice(0, 1)]
}

/** The measurements as a table for the terminal. */
export const sizeTable = (rows: Measured[]): string =>
  rows
    .map(
      ({ path, part = '', size, limit, files }) =>
        `  ${`${path} ${part}`.padEnd(46)} ${size.toFixed(1).padStart(7)} kB of ${limit} (${files} files)${size > limit ? '  TOO LARGE' : ''}`,
    )
    .join('\n')
