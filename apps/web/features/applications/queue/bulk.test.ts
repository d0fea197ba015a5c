import type { ListedApplication } from '@dovolilnice/contract/applications/list/application-list'
import { beforeEach, expect, test } from 'vitest'
import { CallError } from '../../../platform/calls/call-error.ts'
import { sessionStore } from '../../../platform/session/session-store.ts'
import { closeSnackbar, snackbarStore } from '../../../platform/snackbar.ts'
import { bulkStore, idle, listIsShown, putBulk, runBulk } from './bulk.ts'

const row = (id: string, version = 1): ListedApplication => ({
  id,
  version,
  number: `V-2026-${id}`,
  status: 'submitted',
  is_granted: false,
  suspended_on: null,
  name: 'Ana Novak',
  email: null,
  plates: [],
  permit_kind_id: '',
  permit_kind_name: { sl: '', en: '' },
  parking_lot_id: '',
  parking_lot_name: { sl: '', en: '' },
  period: 'month',
  period_count: 1,
  valid_from: '2026-12-01',
  valid_until: '2027-01-01',
  from_time: null,
  until_time: null,
  fee_cents: 0,
  due_on: null,
  call_by: null,
  decide_by: null,
  source: 'web',
  created_at: '2026-11-20T08:00:00.000Z',
  updated_at: '2026-11-20T08:00:00.000Z',
  actions: [],
  counted_from: null,
  term_on: null,
  age_days: null,
  documents_met: null,
  documents_sent: null,
  assigned_to: null,
  assigned_name: null,
})
const nothingRead = () => Promise.resolve([])
const drop = () => {}
const conflict = () => Promise.reject(new CallError('conflict', 409))
const failedIds = () => bulkStore.get().failures.map((failure) => failure.row.id)

beforeEach(() => {
  bulkStore.set(idle)
  closeSnackbar()
})

test('a second run is refused while one goes on, and keeps what failed in the one before', async () => {
  const begun = Promise.withResolvers<undefined>()
  const slow = Promise.withResolvers<undefined>()
  const deed = {
    run: ({ id }: ListedApplication) => {
      begun.resolve(undefined)
      return id === 'a' ? slow.promise.then(conflict) : Promise.resolve()
    },
  }
  const first = runBulk([row('a'), row('b')], deed, drop, nothingRead)
  await begun.promise
  expect(bulkStore.get().progress).toEqual({ done: 0, all: 2 })
  expect(await runBulk([row('c')], { run: () => Promise.resolve() }, drop, nothingRead)).toBe(false)
  expect(bulkStore.get().progress).toEqual({ done: 0, all: 2 })
  slow.resolve(undefined)
  expect(await first).toBe(false)
  expect(bulkStore.get().progress).toBeUndefined()
  expect(failedIds()).toEqual(['a'])
  expect(await runBulk([row('c')], { run: () => Promise.resolve() }, drop, nothingRead)).toBe(true)
  expect(failedIds()).toEqual(['a'])
})

test('what fails after the list was left is said at once, and told by the list that opens next', async () => {
  const left = listIsShown()
  await runBulk([row('a')], { run: conflict }, drop, nothingRead)
  expect(snackbarStore.get().display).toBe(false)
  left()
  await runBulk([row('a'), row('b')], { run: conflict }, drop, nothingRead)
  expect(snackbarStore.get()).toMatchObject({ display: true, tone: 'bad', text: expect.stringContaining('pri 2 vlogah') })
  expect(failedIds()).toEqual(['a', 'b'])
})

test('a step is taken with the application as it is now; one that depends on what was seen, only when it is tried again', async () => {
  const seen: number[] = []
  const now = () => Promise.resolve([row('a', 7)])
  const run = ({ version }: ListedApplication) => {
    seen.push(version)
    return version === 7 ? Promise.resolve() : conflict()
  }
  expect(await runBulk([row('a', 3)], { run }, drop, now)).toBe(true)
  expect(await runBulk([row('a', 3)], { run, asSeen: true }, drop, now)).toBe(false)
  expect(await runBulk([row('a', 3)], { run, asSeen: true }, drop, now)).toBe(true)
  expect(seen).toEqual([7, 3, 7])
})

test('a step that the status does not allow says which status that is', async () => {
  const run = () => Promise.reject(new CallError('illegal_transition', 409, { details: { status: 'in_review' } }))
  await runBulk([row('a')], { run }, drop, nothingRead)
  expect(bulkStore.get().failures[0]?.sentence).toBe('V stanju »V obravnavi« to ni mogoče.')
})

test('nothing is done, and nothing told, in the name of whoever signs in meanwhile', async () => {
  const done: string[] = []
  const before = sessionStore.get()
  const run = ({ id }: ListedApplication) => {
    done.push(id)
    sessionStore.set({
      authenticated: true,
      user: {
        id: 'other',
        name: 'Bine Referent',
        email: 'bine@lipograd.example',
        type: 'person',
        role: 'admin',
        permissions: [],
        reset: false,
        second_factor_due: 'no',
        signed_in_by: 'password',
        last_seen: null,
        access_token: '',
        locale: 'sl',
      },
    })
    return conflict()
  }
  putBulk(undefined, () => ({ text: 'Manjka potrdilo.' }))
  await runBulk([row('a'), row('b')], { run }, drop, nothingRead)
  sessionStore.set(before)
  expect(done).toEqual(['a'])
  expect(bulkStore.get()).toEqual(idle)
})
