import { columnText } from '@dovolilnice/contract/columns/column-text'
import { createExport } from '@dovolilnice/contract/exports/create-export'
import { downloadExport } from '@dovolilnice/contract/exports/read-export'
import type { Locale } from '@dovolilnice/contract/locale'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { capabilities } from '../compose.ts'
import type { ServedList } from '../platform/http/context.ts'
import { startDemoProduct, type DemoProduct } from './demo-product.ts'

/** Every list of the product with the rows of the demo town: a new list is tried without being named here. */
const lists = capabilities.lists.map(({ operation }) => [operation.name, operation] as const)

const asGiven = new Map<ServedList, ServedList['body']>()

/** Notes which filters the handler of a list asks for, whether they are given or not. */
const filtersReadBy = ({ operation }: (typeof capabilities.lists)[number]): ReadonlySet<string> => {
  const read = new Set<string>()
  const noting = ({ filters, ...body }: { filters: object }) => ({
    ...body,
    filters: new Proxy(filters, {
      get: (given, key) => {
        read.add(String(key))
        return Reflect.get(given, key)
      },
    }),
  })
  asGiven.set(operation, operation.body)
  Object.assign(operation, { body: z.pipe(operation.body!, z.transform(noting)) })
  return read
}
const filtersRead = new Map(capabilities.lists.map((list) => [list.operation.name, filtersReadBy(list)]))

let demo: DemoProduct
let ids: { user: string; application: string }
beforeAll(async () => {
  demo = await startDemoProduct()
  const { rows } = await demo.running.services.database.execute(`select u.id as "user", a.id as application
    from app_user u join application a on a.user_id = u.id where u.email = 'uporabnik@demo.si' and a.status = 'completed' limit 1`)
  ids = z.object({ user: z.string(), application: z.string() }).parse(rows[0])
})
afterAll(async () => {
  for (const [operation, body] of asGiven) Object.assign(operation, { body })
  await demo.close()
})

const callerOf = ({ path }: ServedList) =>
  demo.as(path.startsWith('v1/user/') ? 'regular' : path.startsWith('v1/operator/') ? 'operator' : 'root')
const recordOf = ({ path, params }: ServedList): string | undefined =>
  params === undefined ? undefined : path.includes('/applications/{id}') ? ids.application : ids.user

interface Asked {
  sort: { key: string; order: 'asc' | 'desc' }
  columns: string[]
  filters: Record<string, unknown>
}

/** All rows of a list, read page by page as a screen does. */
const listed = async (list: ServedList, { sort, filters }: Asked): Promise<object[]> => {
  const rows: object[] = []
  for (let page = 1; ; page += 1) {
    const body = { page, itemsPerPage: 100, sortByKey: sort.key, sortOrder: sort.order, filters }
    const answer = await callerOf(list).call(list, { params: { id: recordOf(list) ?? '' }, body })
    expect(answer.status, answer.raw.toString()).toBe(200)
    rows.push(...answer.body.items)
    if (rows.length >= answer.body.total || answer.body.items.length === 0) return rows
  }
}

const exported = async (list: ServedList, asked: Asked): Promise<string[][]> => {
  const client = callerOf(list)
  const { body, status, raw } = await client.call(createExport, {
    body: { list: list.name, record_id: recordOf(list), format: 'csv', ...asked },
  })
  expect(status, raw.toString()).toBe(200)
  await demo.running.jobs.runDue('run-export')
  const file = await client.call(downloadExport, { params: { id: body.id } })
  expect(file.status, file.raw.toString()).toBe(200)
  return parse(file.raw, { bom: true, delimiter: ';' })
}

/** A value of a filter by its schema: one of its codes, yes or no, a day of the last month, a part of a word that is in the list. */
const valueOf = (schema: unknown, word: string): fc.Arbitrary<unknown> | undefined => {
  const {
    enum: codes,
    type,
    format,
    anyOf,
  } = z
    .object({
      enum: z.optional(z.array(z.unknown())),
      type: z.optional(z.unknown()),
      format: z.optional(z.string()),
      anyOf: z.optional(z.array(z.unknown())),
    })
    .parse(schema)
  if (anyOf !== undefined) return valueOf(anyOf[0], word)
  if (codes !== undefined) return fc.constantFrom(...codes)
  if (type === 'boolean') return fc.boolean()
  const instant = fc.date({ min: new Date('2026-10-01'), max: new Date('2026-11-16'), noInvalidDate: true })
  if (format === 'date-time') return instant.map((at) => at.toISOString())
  if (type === 'string' && format === undefined && word.length > 2) return fc.constant(word)
  return undefined
}

const filtersOf = ({ list }: ServedList, word: string): fc.Arbitrary<Record<string, unknown>> => {
  const { properties = {} } = z
    .object({ properties: z.optional(z.record(z.string(), z.unknown())) })
    .parse(z.toJSONSchema(list.filters, { io: 'input', unrepresentable: 'any' }))
  const one = Object.entries(properties).flatMap(([key, schema]) => {
    // A filter by a code that a text stands for, as the place of an invoice, takes any text and finds nothing by a part of a name.
    const value = valueOf(schema, key === 'search' ? word : '')
    return value === undefined ? [] : [value.map((given): Record<string, unknown> => ({ [key]: given }))]
  })
  return fc.oneof(fc.constant({}), ...one)
}

/** An export is itself an event and an export: of these lists only what stood before is compared. */
const settled: Readonly<Record<string, object>> = {
  'list-events': { until: '2026-11-16T08:00:00Z' },
  'list-exports': { status: 'expired' },
}

const askedOf = (list: ServedList, word: string): fc.Arbitrary<Asked> =>
  fc.record({
    sort: fc.record({ key: fc.constantFrom(...list.list.sortable), order: fc.constantFrom('asc' as const, 'desc' as const) }),
    columns: fc.shuffledSubarray(Object.keys(list.list.columns), { minLength: 1 }),
    filters: filtersOf(list, word).map((filters) => ({ ...filters, ...settled[list.name] })),
  })

/** What a file leaves out: of a refused vehicle without a permit, which nobody noted anything on, what was read is forgotten within hours. */
const leftOut = (list: ServedList, key: string, row: object): boolean =>
  list.name === 'list-access-log' &&
  ['credential', 'plate', 'phone'].includes(key) &&
  z.object({ event_name: z.literal('refused'), permit_id: z.null(), tags: z.tuple([]), report: z.null() }).safeParse(row).success

/** An amount stands without its sign of currency and without groups: the cents of the row, with their sign. */
const plainAmount = (value: unknown): string | undefined =>
  typeof value === 'number' ? (value / 100).toFixed(2).replace('.', ',') : undefined
const same = (kind: string | undefined, value: unknown, cell: string, words: string): boolean =>
  cell === words || cell === `'${words}` || (kind === 'money' && cell === plainAmount(value))

test.each(lists)('%s narrows by each filter that it declares', async (name, list) => {
  const { key: sortByKey, order: sortOrder } = list.list.defaultSort
  // A page of its own size: where another list has had the same statement written, no filter is asked for.
  const itemsPerPage = 1 + capabilities.lists.findIndex(({ operation }) => operation === list)
  const body = { page: 1, itemsPerPage, sortByKey, sortOrder, filters: { ...settled[name] } }
  const answer = await callerOf(list).call(list, { params: { id: recordOf(list) ?? '' }, body })
  expect(answer.status, answer.raw.toString()).toBe(200)
  const unread = Object.keys(list.list.filters.shape).filter((filter) => filtersRead.get(name)?.has(filter) !== true)
  expect(unread.map((filter) => `${name}: its handler does not read filters.${filter}, which narrows nothing`)).toEqual([])
})

test.each(lists)('the file of %s has the rows of the list, in its order and narrowed as it is', { timeout: 120_000 }, async (_, list) => {
  const locale: Locale = 'sl'
  const usual: Asked = { sort: list.list.defaultSort, columns: Object.keys(list.list.columns), filters: { ...settled[list.name] } }
  const [first] = await listed(list, usual)
  const named = Object.entries(first ?? {}).find(([key]) => ['name', 'number', 'invoice_nr', 'payer_name', 'recipient'].includes(key))
  const word = typeof named?.[1] === 'string' ? named[1].slice(0, 4).trim() : ''
  await fc.assert(
    fc.asyncProperty(askedOf(list, word), async (asked) => {
      const [titles = [], ...lines] = await exported(list, asked)
      const columns = asked.columns.map((key) => ({ key, column: list.list.columns[key]! }))
      expect(titles).toEqual(columns.map(({ column: { title, kind } }) => (kind === 'money' ? `${title[locale]} (EUR)` : title[locale])))
      const rows = await listed(list, asked)
      expect(lines).toHaveLength(rows.length)
      const wrong = rows.flatMap((row, index) =>
        columns.flatMap(({ key, column }, at) => {
          const [cell, words] = [lines[index]?.[at] ?? '', leftOut(list, key, row) ? '' : columnText(column, key, row, locale)]
          return same(column.kind, Reflect.get(row, key), cell, words) ? [] : [{ key, cell, words }]
        }),
      )
      expect(wrong).toEqual([])
    }),
    { numRuns: 4, examples: [[usual]] },
  )
})
