import { expect, test } from 'vitest'
import { daysOfVehicle, platesNow, vehiclesFrom, vehiclesOn, vehiclesText } from './vehicles-on-day.ts'

const permit = { valid_from: '2026-11-16', valid_until: '2027-02-01' }
const plate = (value: string, valid_from: string | null = null, valid_until: string | null = null) => ({ value, valid_from, valid_until })
/** One vehicle was replaced by another on 1 December; a third was temporary for some days of November. */
const changed = [plate('LJ OLD', null, '2026-12-01'), plate('LJ NEW', '2026-12-01'), plate('KR TMP', '2026-11-20', '2026-11-23')]
const on = (day: string) => vehiclesOn(permit, changed, day).map(({ plate: name, when }) => `${name} ${when}`)

test('a changed vehicle holds until the day of the change, the new one from it on', () => {
  expect(on('2026-11-19')).toEqual(['LJ OLD now', 'KR TMP later', 'LJ NEW later'])
  expect(on('2026-11-20')).toEqual(['LJ OLD now', 'KR TMP now', 'LJ NEW later'])
  expect(on('2026-11-30')).toEqual(['LJ OLD now', 'LJ NEW later', 'KR TMP over'])
  expect(on('2026-12-01')).toEqual(['LJ NEW now', 'LJ OLD over', 'KR TMP over'])
})

test('before its first day a permit tells what will hold then, after its end what held last', () => {
  expect(on('2026-01-01')[0]).toBe('LJ OLD now')
  expect(on('2028-01-01')[0]).toBe('LJ NEW now')
})

test('a vehicle that holds as long as its permit has no days of its own, also when they are written down', () => {
  const [vehicle] = vehiclesOn(permit, [plate('LJ ALL', '2026-01-01', '2027-02-01')], '2026-12-01')
  expect(vehicle).toEqual({ plate: 'LJ ALL', when: 'now', from: null, until: null })
  expect(vehiclesOn(permit, [plate('LJ OUT', '2027-02-01')], '2026-12-01')).toEqual([])
})

test('days are told in words, the last one as the last valid day', () => {
  expect(vehiclesText(vehiclesFrom(permit, changed, '2026-11-30'), 'sl')).toBe('LJ OLD (do vključno 30. 11. 2026), LJ NEW (od 1. 12. 2026)')
  expect(vehiclesText(vehiclesFrom(permit, changed, '2026-12-01'), 'en')).toBe('LJ NEW (from 1 December 2026)')
  expect(daysOfVehicle({ from: '2026-11-20', until: '2026-11-23' }, 'sl')).toBe('20. 11. 2026 – 22. 11. 2026')
  expect(daysOfVehicle({ from: '2026-11-20', until: '2026-11-21' }, 'sl')).toBe('20. 11. 2026')
  expect(platesNow(vehiclesOn(permit, changed, '2026-11-20'))).toEqual(['LJ OLD', 'KR TMP'])
})
