import { describe, expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'
import { foreignWrites, ownersOf, tablesWrittenBy } from './table-writers.ts'

const files = sourceFiles(/^apps\/server\/.*\.ts$/)
const tables = { path: 'apps/server/features/permits/permit-tables.ts', text: '  interface Tables {\n    permit: PermitTable\n  }\n' }
const writing = (path: string, code: string) => foreignWrites([tables, { path, text: code }])

describe('only its owner writes a table', () => {
  it('finds the tables and who writes them', () => {
    expect(ownersOf(files).get('permit')).toBe('apps/server/features/permits')
    expect(ownersOf(files).get('event')).toBe('apps/server/platform/audit')
    expect(files.flatMap(tablesWrittenBy).length).toBeGreaterThan(80)
  })

  it('no file of the server writes the table of another', () => {
    expect(foreignWrites(files)).toEqual([])
  })
})

describe('the rule can fail', () => {
  it.each([
    `trx.updateTable('permit').set({})`,
    `trx\n    .insertInto('permit')`,
    `trx.deleteFrom('permit as p')`,
    `trx.updateTable(type)`,
    `trx.deleteFrom(['permit'])`,
    'sql`delete from permit where id = ${id}`',
    'sql`update permit set name = null`',
    'sql`update permit p set name = null`',
    'sql`update permit as p set name = null`',
    'sql`update only permit set name = null`',
    'sql`update\n  permit set name = null`',
    'sql`update ${sql.table(table)} set name = null`',
    'sql`insert into ${sql.table(table)} values (1)`',
    `trx.insertInto('permitt')`,
    `insertRow(trx, 'permit', {})`,
    `changeRow(\n      trx,\n      'permit',`,
  ])('%s', (code) => {
    expect(writing('apps/server/features/privacy/forget.ts', code)).toHaveLength(1)
    expect(writing('apps/server/features/privacy/forget.test.ts', code)).toEqual([])
  })

  it.each([
    ['apps/server/features/permits/record/change-permit.ts', `trx.updateTable('permit')`],
    ['apps/server/features/access/follow-permits.ts', `db.selectFrom('permit').forUpdate()`],
    ['apps/server/features/access/follow-permits.ts', `// deleteFrom('permit')\nconst text = 'the update of a permit'`],
    ['apps/server/town/load/fill-town.ts', 'sql`insert into permit`'],
  ])('%s may %s', (path, code) => {
    expect(writing(path, code)).toEqual([])
  })
})
