import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'rolldown'
import { fingerprintOf, isRunning, root } from './project.ts'
import { PlainError } from './start/plain-error.ts'

/** The programs that are built, by the name of their file. Each thread and each process of its own is one; so is each tool of operation. */
const programs = {
  run: 'tools/run-program.ts',
  start: 'tools/start.ts',
  gate: 'apps/gate/main.ts',
  present: 'apps/gate/present.ts',
  'audit-verify': 'tools/audit-verify.ts',
  backup: 'tools/backup.ts',
  restore: 'tools/restore.ts',
  'db-reset': 'tools/db-reset.ts',
  doctor: 'tools/doctor.ts',
  'embedded-worker': 'apps/server/platform/database/embedded/embedded-worker.ts',
  'found-process': 'apps/server/town/found-process.ts',
  'mark-pdf-thread': 'apps/server/features/documents/purpose-mark/mark-pdf-thread.ts',
  reader: 'apps/server/features/documents/reading/program/reader.ts',
}
type Program = keyof typeof programs

/** What the operating system loads by itself, or what reads files beside its own: stays a package of node_modules. */
const packagesApart = [/^@node-rs\/argon2/, /^sharp/, /^@resvg\//, /^@electric-sql\/pglite/, /^pg-native/, /^rolldown/, /^pdfjs-dist/]

const dist = join(root, 'dist')
/** How many builds stay: a product that runs loads parts of its own when they are first needed. */
const kept = 3

const fingerprint = (): string => fingerprintOf('server', ['apps/server', 'apps/gate', 'packages/contract', 'tools'])

const folderOf = (fingerprint: string): string => join(dist, `server-${fingerprint.slice(0, 16)}`)

/** Where a source stands, seen from a built file: fonts, migrations and pages are read from beside the sources. */
const seenFromDist = (path: string): string => `../../${relative(root, path)}`

/**
 * A built module knows the place of its source, so that the files beside it are found; a program of its own is the built one.
 * This is the only place that knows of the difference.
 */
const placesOfSources: Plugin = {
  name: 'places-of-sources',
  transform: {
    filter: { code: /import\.meta\.(url|dirname)/ },
    handler: (code, id) => {
      const here = seenFromDist(id)
      const program = (path: string): string | undefined =>
        Object.entries(programs).find(([, source]) => join(root, source) === join(dirname(id), path))?.[0]
      const changed = code
        .replace(/new URL\('(\.\/[^']+\.ts)', import\.meta\.url\)/g, (whole, path: string) => {
          const name = program(path)
          return name === undefined ? whole : `new URL('./${name}.js', import.meta.BUILT)`
        })
        .replace(/\bimport\.meta\.url\b/g, () => `new URL(${JSON.stringify(here)}, import.meta.BUILT).href`)
        .replace(/\bimport\.meta\.dirname\b/g, () => `(import.meta.dirname + ${JSON.stringify(`/${dirname(here)}`)})`)
        .replaceAll('import.meta.BUILT', 'import.meta.url')
      return { code: changed, map: null }
    },
  },
}

/**
 * Node's own modules of HTTP as they are asked for: an import takes all that they offer, and with it a client for web sockets that is made at
 * that moment and that nobody uses.
 */
const builtinsAsAsked: Plugin = {
  name: 'builtins-as-asked',
  resolveId: { filter: { id: /^(node:)?https?$/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0(node:)?https?$/ },
    handler: (id) => ({ code: `module.exports = process.getBuiltinModule('${id.slice(1)}')`, moduleType: 'js' }),
  },
}

/** The calendars of pg-boss, with their dates and time zones, for schedules that the product has none of: read when one is made. */
const calendarsAsAsked: Plugin = {
  name: 'calendars-as-asked',
  resolveId: { filter: { id: /^(cron-parser|rrule-temporal)$/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0(cron-parser|rrule-temporal)$/ },
    handler: (id) => ({
      code: `const read = () => process.getBuiltinModule('module').createRequire(process.argv[1])('${id.slice(1)}')
        const late = (name) => new Proxy(class {}, {
          construct: (_, words) => Reflect.construct(read()[name], words),
          get: (_, key) => Reflect.get(read()[name], key),
        })
        export const CronExpressionParser = late('CronExpressionParser')
        export const RRuleTemporal = late('RRuleTemporal')`,
      moduleType: 'js',
    }),
  },
}

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Letters beyond ASCII (č, é) as escapes: Node reads a file with one of them as a text of two bytes for each of its letters. */
const lettersOfOneByte: Plugin = {
  name: 'letters-of-one-byte',
  generateBundle: (_, files) => {
    for (const file of Object.values(files)) if (file.type === 'chunk') file.code = file.code.replace(/[\u0080-\uffff]/g, escaped)
  },
}

const bundle = async (folder: string): Promise<void> => {
  const { rolldown } = await import('rolldown')
  const build = await rolldown({
    cwd: root,
    input: programs,
    platform: 'node',
    external: packagesApart,
    plugins: [placesOfSources, builtinsAsAsked, calendarsAsAsked, lettersOfOneByte],
    // Packages say much about themselves; an error ends the build.
    logLevel: 'silent',
  })
  try {
    await build.write({
      dir: folder,
      format: 'esm',
      sourcemap: true,
      // The names of errors are part of what they say.
      keepNames: true,
      // The text of a module stays in memory as long as the process runs.
      comments: false,
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
    })
  } finally {
    await build.close()
  }
}

/** A process that builds in another container is not seen from here. */
const longestBuildMs = 600_000

/** Whether the process that makes this unfinished build is still there. */
const isBeingBuilt = (name: string): boolean => isRunning(Number(name.slice(name.lastIndexOf('-') + 1)))

/** When it was made; undefined where another process has just removed it. */
const madeAt = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.mtimeMs

/**
 * Builds that were made long ago go, but the last ones stay: a product that runs loads parts of its own when they are first needed. What another process
 * builds just now stays too, and what one has left that was ended goes.
 */
export const removeOld = (folder = dist): void => {
  const names = readdirSync(folder)
  const ages = names.filter((name) => name.startsWith('server-')).map((name) => ({ name, at: madeAt(join(folder, name)) ?? 0 }))
  const old = ages.toSorted((a, b) => b.at - a.at).slice(kept)
  const isLeft = (name: string): boolean =>
    name.startsWith('.server-') && !isBeingBuilt(name) && Date.now() - (madeAt(join(folder, name)) ?? Infinity) > longestBuildMs
  const left = names.filter(isLeft).map((name) => ({ name }))
  for (const { name } of [...old, ...left]) rmSync(join(folder, name), { recursive: true, force: true })
}

const buildInto = async (folder: string): Promise<void> => {
  // Beside the finished ones: the built modules know the places of their sources from there.
  const built = join(dist, `.server-${process.pid}`)
  try {
    await bundle(built)
    renameSync(built, folder)
    removeOld()
  } catch (error) {
    // Another start has built the same meanwhile.
    if (!existsSync(folder)) throw error
  } finally {
    rmSync(built, { recursive: true, force: true })
  }
}

/**
 * The folder of the built programs; they are built when their sources changed since.
 * @throws PlainError whose message is what the bundler says
 */
export const buildServer = async ({ starting = () => {} }: { starting?: () => void } = {}): Promise<string> => {
  const folder = folderOf(fingerprint())
  if (existsSync(folder)) return folder
  starting()
  // Another process has built it meanwhile.
  if (existsSync(folder)) return folder
  try {
    mkdirSync(dist, { recursive: true })
    await buildInto(folder)
    return folder
  } catch (error) {
    throw new PlainError(`The server could not be built: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Whether there is a build, and whether its sources have changed since. */
export const stateOfServer = (): 'built' | 'outdated' | 'missing' => {
  if (existsSync(folderOf(fingerprint()))) return 'built'
  return existsSync(dist) && readdirSync(dist).some((name) => name.startsWith('server-')) ? 'outdated' : 'missing'
}

export const isProgram = (word: string): word is Program => Object.hasOwn(programs, word)

/** A slow line at a bollard still takes it in a minute. */
const mostBytes = 2_000_000

/** Builds the agent of a bollard as one file that Node alone runs. @throws Error when it has become too large */
export const bundleGate = async (file: string, version: string): Promise<string> => {
  const { rolldown } = await import('rolldown')
  const build = await rolldown({ cwd: root, input: 'apps/gate/main.ts', platform: 'node', logLevel: 'silent' })
  try {
    await build.write({
      file,
      format: 'esm',
      codeSplitting: false,
      minify: true,
      keepNames: true,
      comments: false,
      // The licences stand in the repository; what the file says of itself is its version.
      banner: `process.env.GATE_VERSION ??= ${JSON.stringify(version)};`,
    })
  } finally {
    await build.close()
  }
  const { size } = statSync(file)
  if (size > mostBytes) throw new Error(`The agent has ${size} bytes; at most ${mostBytes} are meant.`)
  return file
}
