import type { Locale } from '@dovolilnice/contract/locale'
import { expect, test } from 'vitest'
import { localeStore } from '../../platform/translate/locale-store.ts'
import { changesInWords, fieldLabel, type RecordedChange } from './changes.tsx'
import { townNames } from './town-names.ts'

const kindId = '01a1fd5e-0000-7000-8000-000000000001'
const lotId = '01a1fd5e-0000-7000-8000-000000000002'
const lists = {
  permit_kinds: [
    {
      id: kindId,
      code: 'resident',
      name: { sl: 'Stanovalec', en: 'Resident' },
      documents: [{ type: 'identity', name: { sl: 'Osebni dokument', en: 'Identity' } }],
    },
  ],
  parking_lots: [{ id: lotId, code: 'TRG', name: 'Stari trg' }],
  user_types: [{ code: 'owner', name: { sl: 'Lastnik', en: 'Owner' } }],
  staff: [],
  devices: [{ code: 'vrata-1', name: 'Mestna vrata' }],
}
const inWords = (event: Partial<RecordedChange>, locale: Locale = 'sl'): Record<string, string> => {
  localeStore.set(locale)
  const whole = { action: 'application:update', subject_type: 'application', before: null, after: null, reason: null, ...event }
  const changes = changesInWords(whole, townNames(lists))
  const breaking = (text: string) => text.replaceAll('\u00a0', ' ')
  return Object.fromEntries(
    changes.map(({ label, before, after }) => [label, breaking(whole.before === null ? after : `${before} → ${after}`)]),
  )
}

test('tells an application in words, in either language', () => {
  const after = {
    id: kindId,
    version: 1,
    status: 'submitted',
    source: 'paper',
    period: 'year',
    fee_cents: 10_68,
    fee_lines: [{ code: 'price', text: { sl: 'Zamenjava', en: 'Replacement' }, cents: 10_68 }],
    vat_basis_points: 2200,
    permit_kind_id: kindId,
    parking_lot_id: lotId,
    user_type_code: 'owner',
    consent_at: '2026-11-16T09:00:00.000Z',
    plates_normalised: ['LJAB123'],
    plates: ['LJ AB-123'],
    valid_until: '2027-11-21',
    remark: null,
  }
  expect(inWords({ after })).toEqual({
    stanje: 'Oddana',
    'način oddaje': 'V papirni obliki',
    obdobje: 'leto',
    znesek: '10,68 €',
    postavke: 'Zamenjava 10,68 €',
    DDV: '22 %',
    'vrsta dovolilnice': 'Stanovalec',
    parkirišče: 'Stari trg',
    'vrsta uporabnika': 'Lastnik',
    'seznanjen z obdelavo podatkov': '16. 11. 2026, 10:00',
    'registrske oznake': 'LJ AB-123',
    'velja do': '20. 11. 2027',
  })
  expect(inWords({ after }, 'en')).toMatchObject({ status: 'Submitted', 'valid until': '20 November 2027', 'type of user': 'Owner' })
})

test('an issued permit is called what its badge calls it; a replacement says why', () => {
  const event = { action: 'permit:replace', subject_type: 'permit' }
  expect(inWords({ ...event, before: { status: 'issued' }, after: { status: 'suspended', reason: 'damaged' } })).toEqual({
    stanje: 'Veljavna → Začasno odvzeta',
    razlog: ' → Poškodovana',
  })
  expect(inWords({ ...event, after: { kind: 'resident', lot: 'TRG', locale: 'sl', replaces: 'D-2026-000001' } })).toEqual({
    vrsta: 'Stanovalec',
    parkirišče: 'Stari trg',
    jezik: 'slovenščina',
    namesto: 'D-2026-000001',
  })
})

test('leaves out what stayed empty, and the reason that the event has itself', () => {
  expect(inWords({ before: { status: 'paid' }, after: { status: 'completed', documents: [] } })).toEqual({
    stanje: 'Plačana → Dovolilnica izdana',
  })
  expect(inWords({ before: { reason: null }, after: { reason: 'Ni upravičen.' }, reason: 'Ni upravičen.' })).toEqual({})
})

test('takes groups apart: an audience, the filters of a look, a text in both languages', () => {
  const audience = { to: 'list', filters: { status: 'active', valid_on: '2026-11-21', parking_lot_id: lotId } }
  expect(inWords({ action: 'permit:notify', subject_type: null, after: { audience, permits: 13, preview: false } })).toEqual({
    komu: 'imetniki dovolilnic s seznama',
    stanje: 'Veljavna',
    'veljavna na dan': '21. 11. 2026',
    parkirišče: 'Stari trg',
    dovolilnice: '13',
    'samo predogled': 'ne',
  })
  const look = { filters: { from: '2026-11-01T23:00:00.000Z', until: '2026-11-30T23:00:00.000Z' }, page: 2 }
  expect(inWords({ action: 'application:list', subject_type: null, after: look })).toEqual({ od: '2. 11. 2026', do: '30. 11. 2026' })
  const name = { before: { name: { sl: 'Stanovalec', en: 'Resident' } }, after: { name: { sl: 'Stanovalec', en: 'Local' } } }
  expect(inWords({ action: 'permit_kind:update', subject_type: 'permit_kind', ...name })).toEqual({
    'ime (angleščina)': 'Resident → Local',
  })
})

test('tells values of several parts as a whole', () => {
  const after = {
    versions: [
      { price_cents: 6000, vat_basis_points: 2200, valid_from: '2026-01-01', valid_until: '2027-01-01' },
      { price_cents: 7000, vat_basis_points: 2200, pro_rata: 'month', second_cents: 9000, third_cents: null, valid_from: '2027-01-01' },
    ],
    documents: [{ type: 'identity', name: { sl: 'Osebni dokument', en: 'Identity' }, required: true }],
    time_windows: [{ from: 300, until: 600 }],
    credentials: [{ id: kindId, kind: 'plate', value: 'LJ AB-123', valid_from: '2026-11-21', valid_until: '2026-11-23' }],
    openings: ['plate', 'rfid'],
  }
  expect(inWords({ action: 'permit_kind:update', subject_type: 'permit_kind', after })).toEqual({
    cene: '60,00 € (DDV 22 %), 1. 1. 2026 – 31. 12. 2026; 70,00 € (DDV 22 %), od 1. 1. 2027, po začetih mesecih, naslednja v gospodinjstvu 90,00 €',
    dokazila: 'Osebni dokument (obvezno)',
    'časovna okna': '5:00–10:00',
    'načini dostopa': 'Registrska oznaka, Kartica',
  })
})

test('a document, a bollard and what no list knows any more', () => {
  const document = { type: 'identity', byte_size: 2_300_000, media_type: 'application/pdf', sha256: 'ab' }
  expect(inWords({ action: 'document:delete', subject_type: 'document', after: document })).toEqual({
    dokazilo: 'Osebni dokument',
    velikost: '2,3 MB',
    'vrsta datoteke': 'PDF',
  })
  const command = { action: 'hold_lowered', device: 'vrata-1', held: true }
  expect(inWords({ action: 'bollard:control', subject_type: 'bollard_command', after: command })).toEqual({
    dejanje: 'Zadrži spuščenega',
    stebriček: 'Mestna vrata',
    'zadržan spuščen': 'da',
  })
  expect(inWords({ after: { parking_lot_id: kindId } })).toEqual({ parkirišče: '(ni več na seznamu)' })
})

test('a field that nobody has named keeps its words, and its value is never shown as it is stored', () => {
  expect(fieldLabel('some_new_field', 'permit')).toBe('some new field')
  expect(inWords({ after: { some_new_field: [{ a: 1, at: '2026-11-16T09:00:00.000Z', id: kindId }] } })).toEqual({
    'some new field': '1, 16. 11. 2026, 10:00, (ni več na seznamu)',
  })
})
