import { expect, test } from 'vitest'
import { sharedBytes, sharedCases } from '../../../../tools/testing/shared-cases.ts'
import { inLatin2, latin2Bytes, slipAmount, upnQrRecord, upnQrText, type UpnSlip } from './upn-qr.ts'

/** The example of the banks' instructions. */
const example: UpnSlip = {
  payer: { name: 'Janez Novak', street: 'Dunajska ulica 1', place: '1000 Ljubljana' },
  recipient: { name: 'RentaCar d.o.o.', street: 'Pohorska ulica 22', place: '2000 Maribor' },
  cents: 8105,
  purpose_code: 'RENT',
  purpose: 'Plačilo najemnine za marec 2017',
  due_on: '2017-04-01',
  iban: 'SI56 0201 7001 4356 205',
  reference: 'SI12 1234567890120',
}

const published =
  'UPNQR\n\n\n\n\nJanez Novak\nDunajska ulica 1\n1000 Ljubljana\n00000008105\n\n\nRENT\nPlačilo najemnine za marec 2017\n01.04.2017\n' +
  'SI56020170014356205\nSI121234567890120\nRentaCar d.o.o.\nPohorska ulica 22\n2000 Maribor\n201\n'

test('the text is the published one, sign for sign', () => {
  expect(upnQrText(example)).toBe(published)
})

test('a long or foreign text is cut and spelled so that the code can hold it', () => {
  const payer = { ...example.payer, name: '  José “Pepe” Ñandú – Šušteršič-Žnidaršič, Škofja Loka ' }
  const text = upnQrText({ ...example, payer, purpose: `Predračun ${'1234 '.repeat(12)}`, due_on: null })
  const [name = '', purpose = ''] = [5, 12].map((field) => text.split('\n')[field])
  expect(name).toBe('José "Pepe" Nandú - Šušteršič-Žni')
  expect(purpose).toBe('Predračun 1234 1234 1234 1234 1234 1234 12')
  expect(new TextDecoder('iso-8859-2').decode(latin2Bytes(text))).toBe(text)
  expect(inLatin2('Петар 15 €')).toBe('????? 15 EUR')
})

test('an amount that no slip holds is refused', () => {
  for (const cents of [-1, 0.5, 1e11]) expect(() => upnQrText({ ...example, cents })).toThrow(RangeError)
  expect([5, 162845, 100000000].map(slipAmount)).toEqual(['***0,05', '***1.628,45', '***1.000.000,00'])
})

const absent = sharedCases('upnqr') === undefined
const decoded = ['a', 'b'].map((name) => new TextDecoder('iso-8859-2').decode(sharedBytes(`upnqr/zint.example-${name}.txt`)).trimEnd())

test.skipIf(absent).each(decoded)('the control sum of a shared example is right', (text) => {
  expect(upnQrRecord(text.split('\n').slice(0, 19))).toBe(`${text}\n`)
})

test.skipIf(absent)('the first shared example is made of its fields', () => {
  const slip: UpnSlip = {
    payer: { name: 'Janez Novak', street: 'Dunajska 1', place: '1000 Ljubljana' },
    recipient: { name: 'Novo podjetje d.o.o.', street: 'Lepa cesta 15', place: '3698 Loški Potok' },
    cents: 8105,
    purpose_code: 'COST',
    purpose: 'Plačilo obveznosti 10/2016',
    due_on: null,
    iban: 'SI56051008010486080',
    reference: 'SI0598765432100',
  }
  expect(upnQrText(slip)).toBe(`${decoded[0] ?? ''}\n`)
})

test.skipIf(absent)('the shared payloads of other makers have our control sums', () => {
  const payloads: { payload: string; control: string }[] = JSON.parse(new TextDecoder().decode(sharedBytes('upnqr/payloads.json')))
  expect(payloads).toHaveLength(2)
  for (const { payload, control } of payloads) expect(upnQrRecord(payload.split('\n').slice(0, 19)).endsWith(`\n${control}\n`)).toBe(true)
})
