import type { Devices } from '@dovolilnice/contract/bollards/device'
import { controlOperatorBollard, type GroupCommand, holdBollards, stopGroupCommand } from '@dovolilnice/contract/bollards/operations'
import { listOwnHolds, type OwnHold } from '@dovolilnice/contract/bollards/holds/holds'
import { listOperatorDevices } from '@dovolilnice/contract/bollards/list-devices'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Bridge } from '../../../start-bridge.ts'
import { openFakeGate, until, type FakeGate } from '../../../test/gates/fake-gate.ts'
import { giveDevice } from '../../../test/gates/gate-scene.ts'
import { startTestBridge } from '../../../test/gates/test-bridge.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
let bridge: Bridge
const gates: Record<string, FakeGate> = {}
const codes = ['brod', 'grad', 'trg']
const at = (time: string) => `2026-11-16T${time}:00.000Z`

const read = async (): Promise<Devices> => (await (await product.as('operator')).call(listOperatorDevices)).body
const hold = async (more: object = {}, headers: Record<string, string> = {}) =>
  (await product.as('operator')).call(holdBollards, {
    body: { device_codes: [...codes, 'nem'], reason: 'Gasilci', hold_until: at('10:00'), ...more },
    headers,
  })
const outcomes = ({ results }: GroupCommand, stops = false) =>
  results.filter((one) => one.stops === stops).map(({ device_code, status, failure }) => [device_code, failure ?? status])
const lastAt = (code: string) => gates[code]!.commands.at(-1)
/** The gate does what it was told last, and says so. */
const obey = async (code: string) => {
  const { id, action, hold_until } = lastAt(code)!
  const held = hold_until === null ? null : { command_id: id, since: at('09:00'), until: hold_until }
  await gates[code]!.publishState({ bollard: action === 'release' ? 'raised' : 'lowered', hold: held })
  await gates[code]!.sendEvent({ name: 'command_confirmed', command_id: id, failure: null })
}

beforeAll(async () => {
  product = await startTestProduct()
  for (const code of [...codes, 'nem']) await giveDevice(product, code, 'core')
  bridge = await startTestBridge(product)
  for (const code of codes) {
    gates[code] = await openFakeGate(bridge, code)
    await gates[code].publishState()
  }
  await until(async () => (await read()).items.filter(({ online }) => online).length === 3, 'the gates online')
})
afterAll(async () => {
  for (const gate of Object.values(gates)) await gate.close()
  await bridge.close()
  await product.close()
})

test('all are lowered at once, and what cannot be reached is said, in the archive and in the trail too', async () => {
  // One is held for a market until after the emergency: its hold stays. Another one's hold would end too soon.
  const market = async (code: string, hold_until: string) => {
    const body = { device_code: code, action: 'hold_lowered', reason: 'Tržnica', hold_until }
    const { id } = (await (await product.as('operator')).call(controlOperatorBollard, { body })).body
    await until(() => lastAt(code)?.id === id, 'the hold')
    await obey(code)
    await until(async () => (await read()).items.some((one) => one.code === code && one.hold !== null), 'held')
  }
  await market('trg', at('12:00'))
  await market('grad', at('09:30'))
  product.clock.advance(1000)
  const key = v7()
  const twice = { 'idempotency-key': key }
  const [first, again] = await Promise.all([hold({}, twice), hold({}, twice)])
  expect(first.status).toBe(200)
  expect([first.body.id, again.body.id]).toEqual([key, key])
  expect(outcomes(first.body)).toEqual([
    ['brod', 'requested'],
    ['grad', 'requested'],
    ['nem', 'offline'],
  ])
  await until(() => lastAt('brod')?.hold_until === at('10:00') && lastAt('grad')?.hold_until === at('10:00'), 'the commands')
  expect(gates['brod']!.commands).toHaveLength(1)
  await obey('brod')
  await obey('grad')
  await until(async () => (await read()).groups[0]?.results.filter(({ status }) => status === 'confirmed').length === 2, 'done')
  // Who gave the holds is warned of their ends; a colleague is not.
  const ownHolds = async (role: 'operator' | 'admin') => (await (await product.as(role)).call(listOwnHolds)).body.items as OwnHold[]
  const { id: group_id } = first.body
  expect((await ownHolds('operator')).map((one) => [one.device_code, one.group_id, one.until])).toEqual([
    ['brod', group_id, at('10:00')],
    ['grad', group_id, at('10:00')],
    ['trg', null, at('12:00')],
  ])
  expect(await ownHolds('admin')).toEqual([])
  const events = await product.services.database.kysely
    .selectFrom('event')
    .select(['action', 'reason', 'after'])
    .where('reason', '=', 'Gasilci')
    .execute()
  expect(events.filter(({ action }) => action === 'bollard:control')).toHaveLength(3)
  const several = events.filter(({ action }) => action === 'bollard:hold_several').map(({ after }) => after)
  expect(several).toHaveLength(2)
  expect(several).toContainEqual(
    expect.objectContaining({ devices_commanded: ['Stebriček brod', 'Stebriček grad'], devices_unreached: ['Stebriček nem'] }),
  )
  expect(several).toContainEqual({ repeated: true })
  // Where all are held for longer there is nothing to command, and no group that could be ended.
  const longer = await hold({ device_codes: ['trg'] })
  expect([longer.status, longer.body.error.code]).toEqual([409, 'held_longer'])
})

test('stopping raises what the command lowered, gives an earlier hold back, and leaves alone what somebody changed since', async () => {
  const [group] = (await read()).groups
  const stop = async () =>
    (await product.as('operator')).call(stopGroupCommand, { params: { id: group!.id }, body: { reason: 'Konec požara' } })
  product.clock.set(at('09:10'))
  const { body, status } = await stop()
  expect(status).toBe(200)
  await until(() => lastAt('brod')?.action === 'release' && lastAt('grad')?.hold_until === at('09:30'), 'the ends')
  expect(outcomes(body, true).map(([code]) => code)).toEqual(['brod', 'grad'])
  expect(gates['trg']!.commands).toHaveLength(1)
  expect((await stop()).status).toBe(409)
  await obey('brod')
  await until(async () => (await read()).items.some(({ code, state }) => code === 'brod' && state === 'raised'), 'raised')
  expect((await read()).groups[0]).toMatchObject({ stopped: true })
  // A bollard that does not obey keeps the command on the screen.
  product.clock.set(at('09:20'))
  expect((await read()).groups).toHaveLength(1)
  await obey('grad')
  await until(async () => (await read()).items.some(({ code, hold: is }) => code === 'grad' && is?.until === at('09:30')), 'its own hold')
  expect((await read()).items.find(({ code }) => code === 'grad')?.hold?.reason).toBe('Tržnica')
  expect((await read()).groups).toEqual([])
})

test('an earlier hold that its gate has lost since is not given back, nor one whose own group was ended', async () => {
  const operator = await product.as('operator')
  const stop = (id: string) => operator.call(stopGroupCommand, { params: { id }, body: { reason: 'Konec' } })
  const heldUntil = async (code: string, end: string) => {
    await until(() => lastAt(code)?.hold_until === end, 'the command')
    await obey(code)
    await until(async () => (await read()).items.some((one) => one.code === code && one.hold?.until === end), 'held')
  }
  const body = { device_code: 'brod', action: 'hold_lowered', reason: 'Tržnica', hold_until: at('11:00') } as const
  expect((await operator.call(controlOperatorBollard, { body })).status).toBe(200)
  await heldUntil('brod', at('11:00'))
  // The gate restarts without its file.
  await gates['brod']!.publishState({ bollard: 'raised', hold: null })
  await until(async () => (await read()).items.some(({ code, hold: is }) => code === 'brod' && is === null), 'not held')
  product.clock.set(at('09:25'))
  const first = (await hold({ device_codes: ['brod'], hold_until: at('11:30') })).body
  await heldUntil('brod', at('11:30'))
  expect((await stop(first.id)).status).toBe(200)
  await until(() => lastAt('brod')?.action === 'release', 'the release')
  await obey('brod')
  await until(async () => (await read()).items.some(({ code, hold: is }) => code === 'brod' && is === null), 'raised')

  product.clock.set(at('09:30'))
  const second = (await hold({ device_codes: ['brod'], hold_until: at('11:00') })).body
  await heldUntil('brod', at('11:00'))
  product.clock.set(at('09:35'))
  const third = (await hold({ device_codes: ['brod'], hold_until: at('11:45') })).body
  await heldUntil('brod', at('11:45'))
  expect((await stop(second.id)).status).toBe(200)
  product.clock.set(at('09:40'))
  expect((await stop(third.id)).status).toBe(200)
  await until(() => lastAt('brod')?.action === 'release', 'the release')
})

test('ten seconds between two groups: the hold of the one that was ended first does not come back', async () => {
  const stop = async (id: string) => (await product.as('operator')).call(stopGroupCommand, { params: { id }, body: { reason: 'Konec' } })
  const heldUntil = async (end: string) => {
    await until(() => lastAt('brod')?.hold_until === end, 'the command')
    await obey('brod')
    await until(async () => (await read()).items.some((one) => one.code === 'brod' && one.hold?.until === end), 'held')
    await until(async () => (await read()).groups[0]?.results.every(({ status }) => status === 'confirmed') === true, 'confirmed')
  }
  await obey('brod')
  await until(async () => (await read()).items.some(({ code, hold: is }) => code === 'brod' && is === null), 'raised')
  product.clock.set(at('09:50'))
  const first = (await hold({ device_codes: ['brod'], hold_until: at('11:00') })).body
  await heldUntil(at('11:00'))
  product.clock.advance(10_000)
  const second = (await hold({ device_codes: ['brod'], hold_until: at('11:45') })).body
  await heldUntil(at('11:45'))
  product.clock.advance(1000)
  expect((await stop(first.id)).status).toBe(200)
  product.clock.advance(1000)
  expect(outcomes((await stop(second.id)).body, true)).toEqual([['brod', 'requested']])
  await until(() => lastAt('brod')?.id !== undefined && lastAt('brod')?.hold_until !== at('11:45'), 'the end')
  expect(lastAt('brod')).toMatchObject({ action: 'release' })
})

test('wrong input has its sentence, another role no way in, and nothing is asked without a link', async () => {
  expect((await hold({ hold_until: at('09:00') })).body.error.fields[0]).toMatchObject({ rule: 'hold_past' })
  expect((await hold({ device_codes: ['brod', 'nikjer'] })).status).toBe(404)
  expect((await hold({ reason: ' ' })).status).toBe(422)
  const body = { device_codes: codes, reason: 'Gasilci', hold_until: at('10:00') }
  expect((await (await product.as('regular')).call(holdBollards, { body })).status).toBe(403)
  await bridge.close()
  expect((await hold()).body.error.code).toBe('gates_unreachable')
})
