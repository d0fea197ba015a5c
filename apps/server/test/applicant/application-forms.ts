import { randomUUID } from 'node:crypto'
import { readResources } from '@dovolilnice/contract/resources/operations'
import type { TestClient } from '../test-client.ts'

/** The running product that receives the form, and one of its lots. */
interface FormTown {
  visitor(): TestClient
  town: { lots: { core: string } }
}

type Field = string | string[] | Blob | undefined

const bytesOf = (head: number[], size: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(Math.max(size, head.length))
  bytes.set(head)
  return bytes
}
const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0))

/** Small files whose first bytes are those of their type. */
export const testFiles = {
  pdf: (size = 600, name = 'osebna izkaznica.pdf') =>
    new File([bytesOf(ascii('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n'), size)], name, { type: 'application/pdf' }),
  jpeg: () => new File([bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 16, ...ascii('JFIF'), 0, 1, 1], 200)], 'prometno.jpg', { type: 'image/jpeg' }),
  png: () =>
    new File(
      [
        bytesOf(
          [
            0x89,
            0x50,
            0x4e,
            0x47,
            13,
            10,
            26,
            10,
            0,
            0,
            0,
            13,
            ...ascii('IHDR'),
            0,
            0,
            0,
            1,
            0,
            0,
            0,
            1,
            8,
            6,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            ...[0, 0, 0, 0],
            ...ascii('IDAT'),
          ],
          120,
        ),
      ],
      'slika.png',
      { type: 'image/png' },
    ),
  heic: () =>
    new File([bytesOf([0, 0, 0, 24, ...ascii('ftypheic'), 0, 0, 0, 0, ...ascii('mif1heic')], 100)], 'slika.heic', { type: 'image/heic' }),
  program: () => new File([bytesOf([0x4d, 0x5a, 0x90, 0], 400)], 'racun.pdf', { type: 'application/pdf' }),
}

export const formOf = (fields: Record<string, Field>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value)) for (const one of value) form.append(name, one)
    else if (value instanceof Blob) form.append(name, value, (value as File).name)
    else if (value !== undefined) form.append(name, value)
  }
  return form
}

/** The id of a kind of permit of the catalogue. */
export const kindId = async (product: FormTown, code: string): Promise<string> => {
  const { body } = await product.visitor().call(readResources)
  return (body.permit_kinds as { id: string; code: string }[]).find((kind) => kind.code === code)!.id
}

let counter = 100

/** The fields of a resident's complete application; a new plate and address each time, so that tests do not disturb each other. */
export const residentFields = async (product: FormTown, changes: Record<string, Field> = {}): Promise<Record<string, Field>> => ({
  permit_kind_id: await kindId(product, 'resident_permanent'),
  applicant_type: 'person',
  user_type_code: 'resident',
  name: 'Čedomir Žagar Škrjanec',
  street: `Stari trg ${(counter += 1)}`,
  post_code: '9999',
  city: 'Zgornji Kamen',
  email: `cedomir${counter}@preizkus.si`,
  phone: '041 123 456',
  'plates[]': [`LJ PR-${counter}`],
  parking_lot_id: product.town.lots.core,
  period: 'year',
  valid_from: '2026-12-01',
  consent: 'true',
  locale: 'sl',
  idempotency_key: randomUUID(),
  'document.identity': testFiles.pdf(),
  'document.vehicle_registration': testFiles.jpeg(),
  ...changes,
})

export const residentForm = async (product: FormTown, changes: Record<string, Field> = {}): Promise<FormData> =>
  formOf(await residentFields(product, changes))
