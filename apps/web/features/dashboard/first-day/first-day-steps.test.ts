import { expect, test } from 'vitest'
import { firstDaySteps, type Begun } from './first-day-steps.ts'

const text = { sl: '', en: '' }
const empty = {
  me: { id: 'root', email: 'root@dovolilnice.invalid' },
  parameters: {
    municipality: { street: '', email: '', coat_of_arms: null },
    privacy: { officer_email: '' },
    money: { iban: '' },
  },
  resources: { parking_lots: [], user_type_parking_lots: [] },
  staff: [{ id: 'root' }],
  devices: [],
  legalBases: [],
  setUp: { sends_mails: false, newest_backup: null, second_factors: 1, to_authorise: 'root' },
} as unknown as Begun

const doneOf = (begun: Begun): string[] => firstDaySteps.filter(({ isDone }) => isDone(begun)).map(({ title }) => title.en)

test('an empty town has settled nothing', () => {
  expect(doneOf(empty)).toEqual([])
})

test('a lot counts when somebody may ask for it, and a bollard while it is in use', () => {
  const lot = { id: 'lot', code: 'P1', name: text } as unknown as Begun['resources']['parking_lots'][number]
  const retired = { ...empty, devices: [{ active: false }], resources: { parking_lots: [lot], user_type_parking_lots: [] } }
  expect(doneOf(retired)).toEqual([])
  const open = {
    ...retired,
    devices: [{ active: false }, { active: true }],
    resources: { parking_lots: [lot], user_type_parking_lots: [{ user_type_code: 'resident', parking_lot_id: 'lot' }] },
  }
  expect(doneOf(open)).toEqual(['A zone with a lot', 'A bollard'])
})

test('the founding account is settled by an address of its own, colleagues by somebody else', () => {
  expect(doneOf({ ...empty, me: { id: 'root', email: 'vida@lipograd.example' } })).toEqual(['Your e-mail address'])
  expect(doneOf({ ...empty, staff: [{ id: 'root' }, { id: 'clerk' }] })).toEqual(['Colleagues'])
})

test('mail, an authorisation, a second person with two steps and a backup are settled by what the installation has', () => {
  const set_up = { sends_mails: true, newest_backup: '2026-11-27T01:00:00Z', second_factors: 2, to_authorise: null }
  expect(doneOf({ ...empty, setUp: set_up })).toEqual(['Mail that is sent', 'Authorisation to decide', 'Sign-in in two steps', 'A backup'])
})
