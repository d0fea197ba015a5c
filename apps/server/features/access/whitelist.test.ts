import { mayPass } from '@dovolilnice/contract/access/may-pass'
import { checkPlate, getAccessLog } from '@dovolilnice/contract/access/operations'
import { readParkingAdministration, updatePermitKind } from '@dovolilnice/contract/parking/operations'
import type { AdministeredKind } from '@dovolilnice/contract/parking/parking-administration'
import type { TimeWindow } from '@dovolilnice/contract/parking/permit-kind'
import { updateParameters } from '@dovolilnice/contract/resources/operations'
import { loadWhitelist } from '@dovolilnice/contract/access/whitelist'
import { randomBytes } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { accessEvent, openFakeGate, until, type FakeGate } from '../../test/gates/fake-gate.ts'
import { giveDevice, givePermit } from '../../test/gates/gate-scene.ts'
import { allowConsoleInFile } from '../../../../tools/testing/fail-on-console.ts'
import { brokers, fromOthersDevices, startTestBridge } from '../../test/gates/test-bridge.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'
import type { Bridge } from '../../start-bridge.ts'
import { forgetLists } from './past-lists.ts'
import { openSigningKey } from '../../platform/security/signing-key.ts'
import { listenToTopics, notify } from '../../platform/database/notify.ts'

allowConsoleInFile(fromOthersDevices)

describe.each(brokers)('whitelists and events over %s', (_, mqttUrl) => {
  let product: TestProduct
  let bridge: Bridge
  let gate: FakeGate
  const device = `brod-${randomBytes(3).toString('hex')}`
  const db = () => product.services.database.kysely
  const changed = () => notify(db(), 'whitelist')
  const log = () => db().selectFrom('access_log').select(['id', 'at', 'claimed_at']).execute()

  beforeAll(async () => {
    product = await startTestProduct()
    await giveDevice(product, device, 'core')
    await givePermit(product, { number: 'P-1', credentials: { plate: 'LJ AB-123', phone: '041 123 456' } })
    await givePermit(product, { number: 'P-2', lot: 'market', credentials: { plate: 'KR XY-777' } })
    await givePermit(product, { number: 'P-old', valid_until: '2026-11-01', credentials: { plate: 'CE 11-AAA' } })
    await givePermit(product, { number: 'P-older', valid_until: '2026-10-01', credentials: { plate: 'CE 22-BBB' } })
    bridge = await startTestBridge(product, mqttUrl)
    gate = await openFakeGate(bridge, device)
    await gate.publishState()
    await until(() => gate.whitelists.length > 0, 'the first whitelist')
  })
  afterAll(async () => {
    await gate.close()
    await bridge.close()
    await product.close()
  })

  const decide = (value: string) => {
    const body = gate.whitelists.at(-1)
    return mayPass(body && loadWhitelist(body), { kind: 'plate', value }, product.clock.now()).reason
  }

  test('hold every permit that a gate should know, and the reasons of those it refuses', () => {
    expect(gate.whitelists.at(-1)).toMatchObject({ device, zone: 'A', fail_mode: 'fail_safe' })
    expect(decide('LJ AB-123')).toBe('permit_valid')
    // Of another zone it knows nothing.
    expect(decide('KR XY-777')).toBe('no_permit')
    expect(decide('CE 11-AAA')).toBe('expired')
    expect(decide('CE 22-BBB')).toBe('no_permit')
  })

  test('follow a change of a permit, with a higher version', async () => {
    const before = gate.whitelists.at(-1)!.version
    await db().updateTable('permit').set({ status: 'suspended' }).where('number', '=', 'P-1').execute()
    await changed()
    await until(() => decide('LJ AB-123') === 'suspended', 'the suspension at the gate')
    expect(gate.whitelists.at(-1)!.version).toBeGreaterThan(before)
    await db().updateTable('permit').set({ status: 'issued' }).where('number', '=', 'P-1').execute()
    await changed()
    await until(() => decide('LJ AB-123') === 'permit_valid', 'the permit back')
  })

  test('are not sent again when nothing changed', async () => {
    const before = gate.whitelists.length
    await changed()
    await db().updateTable('permit').set({ status: 'suspended' }).where('number', '=', 'P-1').execute()
    await changed()
    await until(() => decide('LJ AB-123') === 'suspended', 'the suspension at the gate')
    expect(gate.whitelists.length).toBe(before + 1)
    await db().updateTable('permit').set({ status: 'issued' }).where('number', '=', 'P-1').execute()
    await changed()
    await until(() => decide('LJ AB-123') === 'permit_valid', 'the permit back')
  })

  test('are sent again by themselves to a gate that says it has none, or an older one', async () => {
    await gate.publishState({ whitelist_version: null })
    const listless = () => db().selectFrom('device').select('listless_since').where('code', '=', device).executeTakeFirst()
    await until(async () => (await listless())?.listless_since !== null, 'that it has none')
    product.clock.advance(11_000)
    const before = gate.whitelists.length
    await until(() => gate.whitelists.length > before, 'the list again')
    expect(gate.heads.at(-1)!.base).toBeNull()
    const [last] = gate.whitelists.slice(-1)
    await gate.publishState({ whitelist_version: last!.version, whitelist_issued_at: last!.issued_at })
    expect(decide('LJ AB-123')).toBe('permit_valid')
  })

  test('wait for a gate that comes later, and the broker keeps none', async () => {
    const late = await openFakeGate(bridge, device)
    await pause(200)
    expect(late.whitelists).toEqual([])
    await late.publishState()
    await until(() => late.whitelists.length === 1, 'the list for who says that it has none')
    await late.close()
    gate = await openFakeGate(bridge, device)
    await gate.publishState()
    await until(() => gate.whitelists.length > 0, 'its list')
  })

  test('are sent as what differs from the list that the gate has, in less than a kilobyte, with cards and phones hidden', async () => {
    const has = () =>
      gate.publishState({ whitelist_version: gate.heads.at(-1)!.version, whitelist_issued_at: gate.heads.at(-1)!.issued_at })
    const reported = async () =>
      (await db().selectFrom('device').select('whitelist_version').where('code', '=', device).executeTakeFirst())?.whitelist_version
    await has()
    await until(async () => (await reported()) === gate.heads.at(-1)!.version, 'what it has')
    const whole = gate.heads.at(-1)!
    expect(whole.base).toBeNull()
    await givePermit(product, { number: 'P-3', credentials: { plate: 'MB CD-456', rfid: '04:a2:b3:c4' } })
    await givePermit(product, { number: 'P-4', lot: 'market', credentials: { plate: 'KP 11-111' } })
    await changed()
    await until(() => decide('MB CD-456') === 'permit_valid', 'the new permit')
    expect(gate.heads.at(-1)).toMatchObject({ base: whole.version })
    expect(gate.heads.at(-1)!.bytes).toBeLessThan(1000)
    const texts = gate.whitelists.at(-1)!.entries.map(({ credential }) => credential)
    expect(texts).toContain(gate.keyOf('rfid', '04A2B3C4'))
    expect(texts.join()).not.toMatch(/04A2B3C4|38641123456|KP11111/)
    // Nothing was said of the list before, so the next difference is to the same one, and takes one away.
    await db().updateTable('permit').set({ anonymised_at: product.clock.now() }).where('number', '=', 'P-3').execute()
    await changed()
    await until(() => decide('MB CD-456') === 'no_permit', 'the permit gone')
    expect(gate.heads.at(-1)).toMatchObject({ base: whole.version })
    expect(decide('LJ AB-123')).toBe('permit_valid')
  })

  test('know the days of a window, and which days are work-free, of the town too', async () => {
    const admin = await product.as('admin')
    const { permit_kind_id: id } = await db()
      .selectFrom('permit')
      .select('permit_kind_id')
      .where('number', '=', 'P-1')
      .executeTakeFirstOrThrow()
    const windowed = async (time_windows: TimeWindow[]) => {
      const { body } = await admin.call(readParkingAdministration)
      const { code, tariffs, open_permits, ...form } = body.permit_kinds.find((kind: AdministeredKind) => kind.id === id)
      return (await admin.call(updatePermitKind, { params: { id }, body: { ...form, time_windows } })).status
    }
    const close = (days: string[]) =>
      admin.call(updateParameters, { body: { closed_days: days.map((day) => ({ day, name: 'Praznik občine' })) } })
    expect(await windowed([{ from: 0, until: 1440, days: ['mo'] }])).toBe(200)
    await until(() => gate.whitelists.at(-1)!.entries.some(({ windows }) => windows?.[0]?.days !== undefined), 'the days')
    // It is a Monday.
    expect(decide('LJ AB-123')).toBe('permit_valid')
    await close(['2026-11-16'])
    await until(() => gate.heads.at(-1)!.work_free?.includes('2026-11-16') === true, 'the closed day')
    expect(decide('LJ AB-123')).toBe('outside_window')
    expect((await (await product.as('operator')).call(checkPlate, { body: { plate: 'LJ AB-123' } })).body.items).toMatchObject([
      { device_code: device, reason: 'outside_window', reason_details: { windows: [{ days: ['mo'] }] } },
    ])
    await close([])
    expect(await windowed([])).toBe(200)
    await until(() => decide('LJ AB-123') === 'permit_valid', 'the whole day')
  })

  test('what a gate had to decide is told afterwards by the list that it had then, for 90 days', async () => {
    const [admin, operator] = [await product.as('admin'), await product.as('operator')]
    const has = async () => {
      const { version, issued_at } = gate.heads.at(-1)!
      await gate.publishState({ whitelist_version: version, whitelist_issued_at: issued_at })
      const taken = () =>
        db().selectFrom('whitelist').select('taken_at').where('device_code', '=', device).where('version', '=', version).executeTakeFirst()
      await until(async () => (await taken())?.taken_at != null, 'that it has its list')
      return version
    }
    const suspended = async (status: 'suspended' | 'issued') => {
      await db().updateTable('permit').set({ status }).where('number', '=', 'P-1').execute()
      await changed()
      await until(() => decide('LJ AB-123') === (status === 'issued' ? 'permit_valid' : status), `a list with the permit ${status}`)
    }
    const minuteLater = () => {
      const now = product.clock.now()
      product.clock.advance(60_000)
      return now.toISOString()
    }
    await has()
    const valid = minuteLater()
    await suspended('suspended')
    // The list is there, and its gate has not said that it has it: it went on by the one before.
    const onItsWay = minuteLater()
    const version = await has()
    const barred = minuteLater()
    await suspended('issued')
    await has()
    const asked = async (plate: string, at: string, by = admin) => (await by.call(checkPlate, { body: { plate, at } })).body
    const reasons = async (plate: string) => {
      const all = []
      for (const at of [valid, onItsWay, barred]) all.push((await asked(plate, at)).items[0].reason)
      return all
    }
    expect(await reasons('LJ AB-123')).toEqual(['permit_valid', 'permit_valid', 'suspended'])
    expect(await reasons('041 123 456')).toEqual(['permit_valid', 'permit_valid', 'suspended'])
    expect(await reasons('MB 99-999')).toEqual(['no_permit', 'no_permit', 'no_permit'])
    expect(await asked('LJ AB-123', barred, operator)).toMatchObject({ at: barred, items: [{ reason: 'suspended', listed_at: onItsWay }] })
    const before = (days: number) => new Date(product.clock.now().getTime() - days * 86_400_000).toISOString()
    expect((await asked('LJ AB-123', before(-1))).error.fields[0].rule).toBe('past_moment')
    expect((await asked('LJ AB-123', before(91))).error.fields[0].rule).toBe('past_moment')
    expect((await asked('LJ AB-123', before(3), operator)).error.fields[0].rule).toBe('past_moment')
    // Before this gate was there.
    expect((await asked('LJ AB-123', before(60))).items).toEqual([])

    const id = await gate.sendEvent(
      accessEvent({ name: 'refused', reason: 'suspended', reason_details: { permit: 'P-1' }, whitelist_version: version }),
    )
    await until(() => gate.acknowledged.includes(id), 'the refusal in the log')
    expect((await admin.call(getAccessLog, { params: { id } })).body).toMatchObject({
      reason: 'suspended',
      listed_at: onItsWay,
      now: { allowed: true },
    })

    const lines = () => db().selectFrom('list_line').select(['credential', 'lines', 'until_at']).execute()
    expect(JSON.stringify(await lines())).not.toContain('LJAB123')
    const forget = (days: number) => forgetLists(db(), new Date(before(-days)))
    expect((await lines()).filter(({ until_at }) => until_at !== null).length).toBeGreaterThan(0)
    await forget(89)
    expect(await reasons('LJ AB-123')).toEqual(['permit_valid', 'permit_valid', 'suspended'])
    await forget(91)
    expect((await lines()).filter(({ until_at }) => until_at !== null)).toEqual([])
    // What its gate has stays.
    await suspended('suspended')
    expect(gate.heads.at(-1)!.base).not.toBeNull()
    await suspended('issued')
  })

  test('a refusal of a permit of another zone says so in the log, though its gate did not know', async () => {
    const refused = {
      name: 'refused',
      credential: 'KR XY-777',
      permit_number: null,
      reason: 'no_permit',
      reason_details: { kind: 'plate' },
    }
    const id = await gate.sendEvent(accessEvent(refused))
    await until(() => gate.acknowledged.includes(id), 'the acknowledgement')
    const row = await db()
      .selectFrom('access_log')
      .select(['reason', 'reason_details', 'permit_number'])
      .where('id', '=', id)
      .executeTakeFirst()
    expect(row).toEqual({ reason: 'other_zone', reason_details: { permit: 'P-2', zone: 'B' }, permit_number: 'P-2' })
  })

  test('events are acknowledged once they are in the log, and stand there once', async () => {
    const before = (await log()).length
    const event = accessEvent()
    const id = await gate.sendEvent(event)
    await until(() => gate.acknowledged.includes(id), 'the acknowledgement')
    await gate.sendEvent({ ...event, id })
    await until(() => gate.acknowledged.filter((one) => one === id).length === 2, 'the second acknowledgement')
    expect((await log()).length).toBe(before + 1)
  })

  test('a burst of events is stored whole', async () => {
    const sent = await Promise.all(Array.from({ length: 300 }, () => gate.sendEvent(accessEvent())))
    await until(() => sent.every((id) => gate.acknowledged.includes(id)), 'all acknowledgements')
    const rows = await log()
    expect(sent.every((id) => rows.some((row) => row.id === id))).toBe(true)
  })

  test('an event that can never be stored is refused, and its values are not in the log', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const long = await gate.sendEvent(accessEvent({ credential: 'LJ-SECRET'.repeat(2000) }))
    const unreadable = await gate.sendEvent(accessEvent({ reason: 'LJ-SECRET' }))
    await until(() => [long, unreadable].every((id) => gate.refused.includes(id)), 'the refusals')
    const words = JSON.stringify(logged.mock.calls)
    logged.mockRestore()
    expect(words).toContain('unreadable event on gates/')
    expect(words).toContain('credential: too_big')
    expect(words).not.toContain('SECRET')
  })

  test.each(['1970-01-01T00:00:07.000Z', '2099-01-01T00:00:00.000Z'])('an event of %s has the time of its arrival', async (claimed) => {
    const id = await gate.sendEvent(accessEvent({ at: claimed }))
    await until(() => gate.acknowledged.includes(id), 'the acknowledgement')
    const rows = await log()
    expect(rows.find((row) => row.id === id)).toMatchObject({ at: product.clock.now(), claimed_at: new Date(claimed) })
  })

  test('a line in the log is told to those who watch', async () => {
    const topics: string[] = []
    const stop = await listenToTopics(product.services.database, (topic) => topics.push(topic))
    await gate.sendEvent(accessEvent())
    await until(() => topics.includes('access'), 'the live notice')
    await stop()
  })
})

describe('the signing key', () => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startTestProduct()
  })
  afterAll(() => product.close())

  test('is made once, is read again, and only its public half may be read by others', async () => {
    const { dataDir, whitelistKey } = product.services.config
    const [one, other] = await Promise.all([openSigningKey(dataDir, whitelistKey), openSigningKey(dataDir, whitelistKey)])
    expect(one.publicKey).toBe(other.publicKey)
    expect((await stat(join(dataDir, 'keys/whitelist.key'))).mode & 0o777).toBe(0o600)
    expect(await readFile(join(dataDir, 'keys/whitelist.pub'), 'utf8')).toBe(one.publicKey)
    const pem = one.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    for (const given of [pem, pem.replaceAll('\n', '\\n'), Buffer.from(pem).toString('base64')]) {
      expect((await openSigningKey(dataDir, { ...whitelistKey, given })).publicKey).toBe(one.publicKey)
    }
    await expect(openSigningKey(dataDir, { ...whitelistKey, given: 'nonsense' })).rejects.toThrow(/WHITELIST_SIGNING_KEY holds no Ed25519/)
  })
})
