import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { misuseFinder, misuseSentence, startingMisuseLimits, type Misuse, type SeenPassage } from './misuse.ts'

const places = { vrata: [46.05, 14.5], trg: [46.05, 14.5065], vhod: [46.05, 14.5001] } as const
let count = 0
/** @param second since noon */
const passage = (device_code: keyof typeof places, second: number, more: Partial<SeenPassage> = {}): SeenPassage => ({
  id: String((count += 1)),
  at: new Date(Date.parse('2026-11-20T11:00:00Z') + second * 1000),
  device_code,
  latitude: places[device_code][0],
  longitude: places[device_code][1],
  admitted: true,
  kind: 'rfid',
  credential: 'A1B2',
  permit_id: 'p1',
  plates: ['LJAB123'],
  ...more,
})
const find = (passages: readonly SeenPassage[], limits = startingMisuseLimits): Misuse[] => {
  const see = misuseFinder(limits)
  return passages.flatMap(see)
}
const kinds = (passages: readonly SeenPassage[], limits = startingMisuseLimits) => find(passages, limits).map(({ kind }) => kind)

describe('at the next bollard too soon', () => {
  it('is 500 m in 20 s, with both lines as evidence', () => {
    const two = [passage('vrata', 0), passage('trg', 20)]
    expect(find(two)).toMatchObject([{ kind: 'two_gates', permit_id: 'p1', meters: 502, seconds: 20, evidence: two }])
    expect(misuseSentence(find(two)[0]!, 'sl')).toBe('502 m med stebričkoma v 20 s.')
  })
  it('is not what a car can drive, with four seconds for the clocks', () => {
    expect(kinds([passage('vrata', 0), passage('trg', 57)])).toEqual([])
    expect(kinds([passage('vrata', 0), passage('trg', 56)])).toEqual(['two_gates'])
  })
  it('is not another credential, the same bollard, or two at one entrance', () => {
    expect(kinds([passage('vrata', 0), passage('trg', 5, { credential: 'C3' })])).toEqual([])
    expect(kinds([passage('vrata', 0), passage('vrata', 1)])).toEqual([])
    expect(kinds([passage('vrata', 0), passage('vhod', 0)])).toEqual([])
  })
  it('a refusal does not count', () => {
    expect(kinds([passage('vrata', 0), passage('trg', 5, { admitted: false })])).toEqual([])
  })
})

describe('unusually many passages', () => {
  const limits = { ...startingMisuseLimits, openings_a_day: 3 }
  it('is said once a day, at the first that is too many, whatever opened', () => {
    const four = [0, 600, 1200, 1800, 2400].map((second, index) => passage('vrata', second, { credential: `C${index}` }))
    expect(find(four, limits)).toMatchObject([{ kind: 'many', count: 4, seconds: 1800 }])
  })
  it('begins anew at local midnight', () => {
    // 23:40 to 00:40 in Ljubljana.
    const night = [42_000, 42_600, 43_150, 43_300, 45_000].map((second) => passage('vrata', second))
    expect(kinds(night, limits)).toEqual([])
  })
})

describe('another vehicle with a card or phone', () => {
  const plate = (second: number, credential: string) =>
    passage('vrata', second, { kind: 'plate', credential, admitted: false, permit_id: null, plates: [] })
  it('is a plate beside the card that is not the permit’s, whichever is read first', () => {
    expect(kinds([plate(0, 'MBXX99'), passage('vrata', 6)])).toEqual(['other_plate'])
    expect(kinds([passage('vrata', 0), plate(6, 'MBXX99')])).toEqual(['other_plate'])
  })
  it('is not the permit’s own plate, a plate long before, one at another bollard, or a permit without plates', () => {
    expect(kinds([plate(0, 'LJAB123'), passage('vrata', 6)])).toEqual([])
    expect(kinds([plate(0, 'MBXX99'), passage('vrata', 16)])).toEqual([])
    expect(kinds([{ ...plate(0, 'MBXX99'), device_code: 'trg' }, passage('vrata', 6)])).toEqual([])
    expect(kinds([plate(0, 'MBXX99'), passage('vrata', 6, { plates: [] })])).toEqual([])
  })
  it('is not a vehicle that has a right of its own, before or after', () => {
    const own = (second: number) => ({ ...plate(second, 'MBXX99'), admitted: true, permit_id: 'p2' })
    expect(kinds([own(0), passage('vrata', 6)])).toEqual([])
    expect(kinds([passage('vrata', 0), own(6)])).toEqual([])
  })
  it('one plate stands beside one card', () => {
    expect(kinds([plate(0, 'LJAB123'), passage('vrata', 3), passage('vrata', 8, { credential: 'C3', plates: ['KRCC1'] })])).toEqual([])
  })
})

describe('cards or phones tried', () => {
  const stranger = (second: number, credential: string) =>
    passage('vrata', second, { admitted: false, permit_id: null, credential, plates: [] })
  it('is five different ones within ten minutes', () => {
    expect(find([1, 2, 3, 4, 5, 6].map((n) => stranger(n * 60, `X${n}`)))).toMatchObject([{ kind: 'tried', count: 5, permit_id: null }])
  })
  it('is not one that is shown again and again, nor five in an hour, nor plates', () => {
    expect(kinds([1, 2, 3, 4, 5, 6].map((n) => stranger(n, 'X')))).toEqual([])
    expect(kinds([1, 2, 3, 4, 5, 6].map((n) => stranger(n * 600, `X${n}`)))).toEqual([])
    expect(kinds([1, 2, 3, 4, 5, 6].map((n) => ({ ...stranger(n, `X${n}`), kind: 'plate' as const })))).toEqual([])
  })
})

it('finds the same in a month read in parts as in one, each key once, and nothing with limits that nobody reaches', () => {
  const gates = Object.keys(places) as (keyof typeof places)[]
  const visits = fc.array(
    fc.record({
      gate: fc.constantFrom(...gates),
      pause: fc.integer({ min: 1, max: 4000 }),
      credential: fc.constantFrom('A', 'B', 'C', 'D'),
      kind: fc.constantFrom('plate' as const, 'rfid' as const),
      admitted: fc.boolean(),
    }),
    { maxLength: 80 },
  )
  fc.assert(
    fc.property(visits, fc.nat(80), (made, cut) => {
      let second = 0
      const all = made.map(({ gate, pause, admitted, ...more }) =>
        passage(gate, (second += pause), { admitted, permit_id: admitted ? 'p1' : null, ...more }),
      )
      const limits = { speed_kmh: 10, openings_a_day: 4, plate_seconds: 120, tries: 2 }
      const see = misuseFinder(limits)
      const inParts = [...all.slice(0, cut).flatMap(see), ...all.slice(cut).flatMap(see)]
      expect(inParts).toEqual(find(all, limits))
      expect(new Set(inParts.map(({ key }) => key)).size).toBe(inParts.length)
      expect(
        find(all, { speed_kmh: 200, openings_a_day: 1000, plate_seconds: 1, tries: 100 }).filter(({ kind }) => kind === 'many'),
      ).toEqual([])
    }),
    { numRuns: 500 },
  )
})

describe('entering again without having left, and behind another', () => {
  const entry = (second: number, more: Partial<SeenPassage> = {}) =>
    passage('vrata', second, { step: 'passed', admitted: false, direction: 'entry', passback_minutes: 15, ...more })
  const exit = (second: number, more: Partial<SeenPassage> = {}) =>
    passage('vhod', second, { step: 'passed', admitted: false, direction: 'exit', passback_minutes: null, ...more })

  it('is a second entry, or one refused, within the minutes of the bollard and with no exit of the permit between', () => {
    const [first, second] = [entry(0), entry(600)]
    expect(find([first, second])).toMatchObject([{ kind: 'entered_twice', permit_id: 'p1', seconds: 600, evidence: [first, second] }])
    expect(kinds([entry(0), entry(300, { step: null, not_left: true })])).toEqual(['entered_twice'])
    expect(kinds([entry(0), entry(900)])).toEqual([])
    expect(kinds([entry(0), exit(300, { kind: 'plate', credential: 'LJAB123' }), entry(600)])).toEqual([])
    expect(kinds([entry(0), entry(300, { credential: 'C3D4' })])).toEqual([])
    expect(kinds([entry(0, { passback_minutes: null }), entry(300, { passback_minutes: null })])).toEqual([])
    expect(kinds([entry(0, { direction: 'both' }), entry(300, { direction: 'both' })])).toEqual([])
  })

  it('is a vehicle behind one that was let in, on the same opening', () => {
    const [found] = find([
      passage('vrata', 0),
      passage('vrata', 8, { step: 'passed', admitted: false }),
      passage('vrata', 11, { step: 'followed', admitted: false }),
    ])
    expect(found).toMatchObject({ kind: 'two_vehicles', permit_id: 'p1' })
    expect(found && misuseSentence(found, 'sl')).toContain('že dvigal')
  })
})
