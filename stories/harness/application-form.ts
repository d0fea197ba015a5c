import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { HttpPerson } from './http-person.ts'

/** The smallest PDF that a reader opens. */
export const samplePdf = new Blob([
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
])

interface Kind {
  id: string
  code: string
  user_types: string[]
  documents: { type: string; required: boolean }[]
  tariffs: { period: string }[]
}

type Forms = (plate: string, name: string) => FormData

/** What makes forms for the fee-free kind of permit for home care, of the town that the product serves. */
export const careForms = (person: HttpPerson): Promise<Forms> => formsOf(person, 'care')

/** What makes forms for a kind of permit of that town, by its code. */
export const formsOf = async (person: HttpPerson, wanted: string): Promise<Forms> => {
  const { body } = await person.get('v1/resources')
  const kind = (body.permit_kinds as Kind[]).find(({ code }) => code === wanted)!
  const lot = (body.user_type_parking_lots as { user_type_code: string; parking_lot_id: string }[]).find(
    ({ user_type_code: code }) => code === kind.user_types[0],
  )!
  return (plate, name) => {
    const form = new FormData()
    const fields = {
      permit_kind_id: kind.id,
      applicant_type: 'person',
      user_type_code: kind.user_types[0]!,
      name,
      street: 'Stari trg 7',
      post_code: '9999',
      city: 'Zgornji Kamen',
      email: `${plate.toLowerCase().replace(/\W/g, '')}@primer.si`,
      phone: '041 123 456',
      'plates[]': plate,
      parking_lot_id: lot.parking_lot_id,
      period: kind.tariffs[0]!.period,
      valid_from: localDayOf(new Date()),
      consent: 'true',
      idempotency_key: crypto.randomUUID(),
    }
    for (const [field, value] of Object.entries(fields)) form.append(field, value)
    for (const { type } of kind.documents.filter(({ required }) => required)) form.append(`document.${type}`, samplePdf, `${type}.pdf`)
    return form
  }
}
