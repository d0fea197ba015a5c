/**
 * Tables that grow with the use of a town, to a hundred thousand rows and more: while a migration locks one of them for long, the town stands still.
 * A new table of that kind is added here.
 */
export const bigTables: ReadonlySet<string> = new Set([
  'access_log',
  'access_tag',
  'act',
  'app_user',
  'application',
  'bollard_event',
  'device_command',
  'document',
  'event',
  'event_link',
  'invoice',
  'machine_report',
  'mail',
  'payment',
  'payment_allocation',
  'permit',
  'permit_credential',
])

/** A comment above a statement that excepts it, with the reason: `-- Locks: a hundred rows at most, because …`. */
const reasonComment = /^-- Locks: (.{20,})$/
const reasonMark = '@reason '

interface Statement {
  /** In lower case, with single spaces, without comments; texts in quotes are emptied. */
  text: string
  /** What stands in bodies of functions and `do` blocks. */
  body: string
  /** Whether a reason stands above it. */
  excepted: boolean
}

/** Comments, texts in quotes, and bodies between dollar signs: none of their semicolons ends a statement. */
const notCode = /--[^\n]*|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$/g

const statementsOf = (sql: string): Statement[] => {
  const bodies: string[] = []
  const code = sql.replace(notCode, (part) => {
    if (part.startsWith('--')) return reasonComment.test(part) ? reasonMark : ''
    return part.startsWith("'") ? "''" : `$${bodies.push(part.toLowerCase()) - 1}$`
  })
  return code.split(';').map((part) => {
    const text = part.replace(/\s+/g, ' ').trim().toLowerCase()
    const excepted = text.startsWith(reasonMark)
    const body = [...part.matchAll(/\$(\d+)\$/g)].map(([, index]) => bodies[Number(index)] ?? '').join(' ')
    return { text: text.replaceAll(reasonMark, ''), body, excepted }
  })
}

/** Functions whose value is another one for each row, so that every row is written. */
const volatile = /\b(?:gen_random_uuid|random|clock_timestamp|timeofday|nextval|uuidv4|uuidv7)\s*\(/

interface Rule {
  /** Matches a statement that is safe in no case; its first group is the table, where it has one. */
  pattern: RegExp
  /** Whether what follows the table is dangerous. */
  isLong(rest: string): boolean
  why: string
}

const alter = /^alter table (?:if exists )?(?:only )?(\w+) /
const always = () => true

const rules: readonly Rule[] = [
  {
    pattern: /^create (?:unique )?index (?!concurrently)(?:if not exists )?(?:\w+ )?on (?:only )?(\w+)/,
    isLong: always,
    why: 'nobody can write into the table while the index is built: CREATE INDEX CONCURRENTLY in a file NNNN-name.concurrent.sql',
  },
  {
    pattern: alter,
    isLong: (rest) => /\badd (?:column )?.*\bdefault\b/.test(rest) && volatile.test(rest),
    why: 'a default that is another one for each row writes the whole table anew: add the column without it, fill it in batches',
  },
  {
    pattern: alter,
    isLong: (rest) =>
      /\badd (?:column )?.*(?:\bgenerated always as\b(?!.*\bidentity\b).*\bstored\b|\b(?:big|small)?serial\b|\bas identity\b)/.test(rest),
    why: 'a stored or numbered column writes the whole table anew',
  },
  {
    pattern: alter,
    isLong: (rest) => /\balter (?:column )?\w+ set not null\b/.test(rest),
    why: 'every row is read under a lock that stops all: add a CHECK (… IS NOT NULL) NOT VALID, validate it in the next migration, then SET NOT NULL',
  },
  {
    pattern: alter,
    isLong: (rest) => /\balter (?:column )?\w+ (?:set data )?type\b/.test(rest),
    why: 'the whole table and its indexes are written anew: add a column, fill it in batches, change over',
  },
  {
    pattern: alter,
    isLong: (rest) =>
      /\badd (?:constraint|check|foreign key|primary key|unique|exclude)\b/.test(rest) && !/\bnot valid\b|\busing index\b/.test(rest),
    why: 'every row is checked under a lock: NOT VALID, and VALIDATE CONSTRAINT in the next migration',
  },
  {
    pattern: alter,
    isLong: (rest) =>
      /\badd (?:column )?(?!constraint\b|check\b|foreign\b|primary\b|unique\b|exclude\b)\w+ .*\b(?:check|references|unique|primary key)\b/.test(
        rest,
      ),
    why: 'a column with a rule of its own is checked for every row under a lock: add the column, then the rule NOT VALID',
  },
  {
    pattern: /^(?:update (?:only )?|delete from (?:only )?)(\w+)/,
    isLong: always,
    why: 'all rows are written in one transaction: fill in batches by a job, or say why they are few',
  },
  {
    pattern: /^(?:vacuum full|cluster|reindex (?!.*concurrently)\w+|lock table|lock) ?(\w+)?/,
    isLong: always,
    why: 'the whole table is locked',
  },
]

const hidden = /\b(?:alter table|create (?:unique )?index|update %i|delete from %i)/

const faultsOf = ({ text, body }: Statement, made: ReadonlySet<string>): string[] => {
  const found = rules.flatMap(({ pattern, isLong, why }) => {
    const match = pattern.exec(text)
    if (match === null || !isLong(text.slice(match[0].length - 1))) return []
    const table = match[1] ?? ''
    return bigTables.has(table) && !made.has(table) ? [why] : []
  })
  if (text.startsWith('do ') && hidden.test(body))
    found.push('a DO block changes tables that this check cannot see: say which, and that they are small')
  return found
}

const ofIndexes = /^(?:drop index concurrently if exists|create (?:unique )?index concurrently) /

/** What a file that runs outside a transaction may not hold: anything but indexes, which can be made again when it was torn. */
export const notRepeatable = (sql: string): string[] =>
  statementsOf(sql).flatMap(({ text }) => (text === '' || ofIndexes.test(text) ? [] : [text.slice(0, 100)]))

/**
 * What a migration does that stops a town for long, as sentences.
 * @param sql the text of one migration; what it makes itself is empty and may be locked
 */
export const longLocks = (sql: string): string[] => {
  const statements = statementsOf(sql)
  const made = new Set(statements.flatMap(({ text }) => /^create (?:unlogged )?table (?:if not exists )?(\w+)/.exec(text)?.[1] ?? []))
  return statements
    .filter(({ excepted }) => !excepted)
    .flatMap((statement) => faultsOf(statement, made).map((why) => `${statement.text.slice(0, 100)}\n  ${why}`))
}
