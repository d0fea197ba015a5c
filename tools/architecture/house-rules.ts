import type { SourceFile } from './source-files.ts'

/** The most lines a hand-written source file may have; the aim is a thing that one would look for, in 60 to 300. */
export const longestFile = 450

const attic = /(^|\/)(utils?|helpers?|common|misc|types|shared|index)(\.[^/]*)?\.tsx?$|(^|\/)(utils?|helpers?|common|misc|types)\//
const kebab = /(^|\/)[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.tsx?$/
const test = /\.test\.tsx?$/
const testing = /\.test\.tsx?$|^apps\/[^/]+\/test\/|^stories\//
const comments = /\/\*[\s\S]*?\*\/|\/\/.*$/gm
const literalsAndComments = /\/\*[\s\S]*?\*\/|\/\/.*$|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/gm
const anyType = /(?:[:<,|&=(]|\bas|\bextends|\bis)\s*any\b(?!\s*[:(])|\bany\[\]/
/** A channel of LISTEN/NOTIFY by hand; the tests of the engines listen to channels of their own. */
const rawChannel = /\bpg_notify\b|\bdatabase\.listen\(/
const channelsAreMade = /^(tools\/|apps\/server\/platform\/(database|jobs)\/)/
/** Time that passed, measured in a test; a test with fake timers measures the clock that it moves itself. */
const elapsedTime =
  /\bperformance\.now\(|\bprocess\.hrtime\b|\bDate\.now\(\)\s*-\s*(?:beg[aiu]n|start|before)|_ms\)\s*\.toBe(?:Less|Greater)Than/
const fakeTimers = /\buseFakeTimers\(/
const systemClock = /\bnew Date\(\s*\)|\bDate\.now\(/
/** Columns written as a form gives them: what it leaves out would stay as it was. */
const unemptied =
  /(?:\.set|\b(?:update|change)Row|\bupdateDevice)\((?:\s*(?:body|form)\s*\)|(?:[^()]|\([^()]*\))*?(?:\.\.\.|,\s*)(?:body|form)\s*[,)}])/
const registry = /\bregistry\.[a-z0-9.-]+\.[a-z]{2,}|\/(artifactory|verdaccio|nexus)\//
const machinePath = /(^|[\s'"`(=:])(\/(home|root|work|Users)\/[\w.-]+|[A-Z]:\\\\?Users)/m

/** The text without comments and without what its strings say. */
const code = (text: string) => text.replace(literalsAndComments, (match) => (match.startsWith('/') ? '' : "''"))

export interface HouseRule {
  breaks: (file: SourceFile) => boolean
  message: string
}

export const sourceRules: HouseRule[] = [
  {
    breaks: ({ path }) => attic.test(path),
    message: 'name the file after what it knows: no utils, helpers, common, misc, types, no barrels',
  },
  { breaks: ({ path }) => !kebab.test(path), message: 'file names are kebab-case' },
  {
    breaks: ({ path, text }) => !test.test(path) && text.split('\n').length - 1 > longestFile,
    message: `no source file has more than ${longestFile} lines`,
  },
  { breaks: ({ path, text }) => !testing.test(path) && anyType.test(code(text)), message: 'no any: use unknown and narrow it' },
  {
    breaks: ({ path, text }) => path.startsWith('apps/server/features/') && !test.test(path) && systemClock.test(code(text)),
    message: 'the clock is handed in: clock.now()',
  },
  {
    breaks: ({ path, text }) => path.startsWith('apps/server/features/') && !test.test(path) && unemptied.test(code(text)),
    message: 'a field that the form leaves out would stay: mark the columns of the form `carried`, write { ...table.carried(body) }',
  },
  {
    breaks: ({ path, text }) => !channelsAreMade.test(path) && rawChannel.test(text.replace(comments, '')),
    message: 'changes are announced by announce(trx, topic) or notify(trx, channel), and heard by listenTo: platform/database/notify.ts',
  },
  {
    breaks: ({ path, text }) => test.test(path) && elapsedTime.test(code(text)) && !fakeTimers.test(text),
    message: 'no test asserts how long something takes, for a busy machine takes longer: bench/*.bench.ts measures it',
  },
]

export const textRules: HouseRule[] = [
  { breaks: ({ text }) => registry.test(text), message: 'no registry host in the repository' },
  { breaks: ({ text }) => machinePath.test(text), message: 'no path of one machine in the repository' },
]

/** The sentences of the rules a file breaks. */
export const brokenRules = (rules: HouseRule[], file: SourceFile): string[] =>
  rules.filter((rule) => rule.breaks(file)).map((rule) => `${file.path}: ${rule.message}`)

/** The most source files in one folder. One that grows past it gets rooms named after what they know. */
export const mostInFolder = 27

/** The folders with too many source files. */
export const fullFolders = (paths: readonly string[]): string[] => {
  const files = Map.groupBy(paths, (path) => path.replace(/\/[^/]*$/, ''))
  return [...files].flatMap(([folder, { length }]) => (length > mostInFolder ? [`${folder}: ${length} source files, give it rooms`] : []))
}
