import { getApplication } from '@dovolilnice/contract/applications/record/operations'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { loadAddresses, placeAddress, readAddresses } from '@dovolilnice/contract/addresses/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { residentForm } from '../../test/applicant/application-forms.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'
import { addressesFeature } from './addresses.feature.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const load = async (text: string, dry_run: 'yes' | 'no') => {
  const form = new FormData()
  form.append('dry_run', dry_run)
  form.append('file', new File([text], 'naslovi.csv', { type: 'text/csv' }))
  return (await (await product.as('admin')).call(loadAddresses, { form })).body
}
const db = () => product.services.database.kysely
const zoneOfApplication = async (id: string) =>
  (await (await product.as('admin')).call(getApplication, { params: { id } })).body.address_zone
const submit = async (street: string, post_code: string, city = 'Grosuplje'): Promise<string> =>
  (await product.visitor().call(submitApplication, { form: await residentForm(product, { street, post_code, city }) })).body.id

test('a list is checked, replaces the one before, and says of an application where its address lies', async () => {
  const id = await submit('Kovaška ul. 3 A', '1290')
  const { body: unloaded } = await product.visitor().call(placeAddress, { body: { street: 'Kovaška ulica 3', post_code: '1290' } })
  expect(unloaded).toEqual({ loaded: false, streets: [], house: null })
  expect(await zoneOfApplication(id)).toBeNull()
  const application = await db().selectFrom('application').select('parking_lot_id').where('id', '=', id).executeTakeFirstOrThrow()
  const { zone } = await db()
    .selectFrom('parking_lot')
    .select('zone')
    .where('id', '=', application.parking_lot_id)
    .executeTakeFirstOrThrow()
  const text = [
    'Ulica;Hišna številka;Dodatek;Pošta;Območje',
    `Kovaška ulica;3;a;1290;${zone}`,
    'Kovaška ulica;3a;;1290;',
    'Dolga ulica;5;;1290;',
    ';7;;1290;',
    'Dolga ulica;pet;;1290;',
    'Dolga ulica;6;;12;',
    'Dolga ulica;6;;1290;Neznano',
  ].join('\n')
  const dry = await load(text, 'yes')
  expect(dry).toMatchObject({ addresses: 2, streets: 2, added: 2, removed: 0, faulty: 5 })
  expect(dry.faults.map(({ line }: { line: number }) => line)).toEqual([3, 5, 6, 7, 8])
  expect(await zoneOfApplication(id)).toBeNull()

  await load(text, 'no')
  expect(await zoneOfApplication(id)).toEqual({ known: true, zone, outside: false, settlements: [] })
  expect(await zoneOfApplication(await submit('Dolga ulica 5', '1290'))).toEqual({ known: true, zone: '', outside: true, settlements: [] })
  expect(await zoneOfApplication(await submit('Dolga ulica 99', '1290'))).toEqual({
    known: false,
    zone: '',
    outside: false,
    settlements: [],
  })
  expect(await load(text, 'no')).toMatchObject({ added: 0, removed: 0 })
  const { body } = await (await product.as('admin')).call(readAddresses, { body: { search: 'kovaska' } })
  expect(body).toMatchObject({
    addresses: 2,
    streets: 2,
    found: [{ street: 'Kovaška ulica', settlement: '', numbers: '3–3', zones: [zone] }],
  })
  const place = async (street: string, post_code = '') => (await product.visitor().call(placeAddress, { body: { street, post_code } })).body
  expect(await place('kovaš')).toEqual({ loaded: true, streets: ['Kovaška ulica'], house: null })
  expect(await place('Kovaška ul. 3a', '1290')).toEqual({ loaded: true, streets: [], house: { post_code: '1290', zone } })
  expect(await place('Dolga ulica 5')).toMatchObject({ house: { post_code: '1290', zone: '' } })
  expect(await place('Dolga ulica 5', '9999')).toMatchObject({ house: null, streets: [] })
  // A file without one row that can be used would empty the list.
  const unusable = ['Ulica;Hišna številka;Pošta', 'Dolga ulica;pet;1290'].join('\n')
  expect(await load(unusable, 'yes')).toMatchObject({ addresses: 0, faulty: 1 })
  expect((await load(unusable, 'no')).error.fields).toMatchObject([{ path: 'file', rule: 'table_unusable' }])
  expect(await zoneOfApplication(id)).toEqual({ known: true, zone, outside: false, settlements: [] })
  const events = await db().selectFrom('event').select('id').where('action', '=', 'addresses:load').execute()
  expect(events).toHaveLength(2)
})

test('the register of GURS: other municipalities are skipped, coordinates and the outline decide the zone', async () => {
  const { name } = await db().selectFrom('zone').select('name').orderBy('name').executeTakeFirstOrThrow()
  const outline = [
    [
      [
        [14.99, 45.99],
        [15.01, 45.99],
        [15.01, 46.01],
        [14.99, 46.01],
        [14.99, 45.99],
      ],
    ],
  ]
  await db()
    .updateTable('zone')
    .set({ outline: JSON.stringify(outline) })
    .where('name', '=', name)
    .execute()
  const parameters = await product.services.capabilities.readParameters(db())
  const own = parameters.municipality.name.replace(/^(Mestna )?[Oo]bčina /, '')
  const text = [
    'EID_NASLOV,OBCINA_NAZIV,NASELJE_NAZIV,ULICA_NAZIV,HS_STEVILKA,HS_DODATEK,POSTNI_OKOLIS_SIFRA,POSTNI_OKOLIS_NAZIV,E,N',
    `1,${own},Trg,Ozka ulica,1,,1290,Trg,500000,95664`,
    `2,${own},Podgrad,,4,B,1290,Trg,480000,95664`,
    '3,Drugje,Drugje,Druga ulica,1,,9000,Drugje,500000,95664',
  ].join('\n')
  const { zones, ...counts } = await load(text, 'yes')
  expect(counts).toMatchObject({ addresses: 2, streets: 2, skipped: 1, faulty: 0 })
  expect(zones).toEqual([
    { zone: name, addresses: 1 },
    { zone: '', addresses: 1 },
  ])
})

test('the same street and number in two settlements of one post code are two addresses', async () => {
  const { name: zone } = await db().selectFrom('zone').select('name').orderBy('name').executeTakeFirstOrThrow()
  const text = [
    'Ulica;Naselje;Hišna številka;Pošta;Območje',
    `Šolska ulica;Grosuplje;2;1290;${zone}`,
    'Šolska ulica;Podgrad;2;1290;',
    'Šolska ulica;Podgrad;2;1290;',
    'Šolska ulica;Podgrad;3;1290;',
    `Poljska pot;Grosuplje;1;1290;${zone}`,
    `Poljska pot;Zagrad;1;1290;${zone}`,
  ].join('\n')
  expect(await load(text, 'no')).toMatchObject({ addresses: 5, streets: 4, faults: [{ line: 4 }] })
  expect(await load(text, 'yes')).toMatchObject({ added: 0, removed: 0 })
  const ofTown = await zoneOfApplication(await submit('Šolska ulica 2', '1290'))
  expect(ofTown).toEqual({ known: false, zone: '', outside: false, settlements: ['Grosuplje', 'Podgrad'] })
  expect(await zoneOfApplication(await submit('Šolska ulica 2', '1290', 'Podgrad'))).toMatchObject({ known: true, zone: '', outside: true })
  expect(await zoneOfApplication(await submit('Šolska ulica 3', '1290'))).toMatchObject({ known: true, zone: '', outside: true })
  // Both lie in one zone: which settlement it is does not matter.
  expect(await zoneOfApplication(await submit('Poljska pot 1', '1290'))).toMatchObject({ known: true, zone, settlements: [] })
  const { body } = await (await product.as('admin')).call(readAddresses, { body: { search: 'solska' } })
  expect(body.found).toMatchObject([
    { settlement: 'Grosuplje', numbers: '2–2' },
    { settlement: 'Podgrad', numbers: '2–3' },
  ])
})

test('typing an address reads only: no session that the process remembers is forgotten for it', () => {
  expect(addressesFeature.routes.find(({ operation }) => operation === placeAddress)?.read).toBeDefined()
})
