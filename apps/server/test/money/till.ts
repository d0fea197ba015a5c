import { createBusinessPremise, createCashDevice, type Numbering } from '@dovolilnice/contract/invoices/premises/premises'
import type { TestProduct } from '../test-product.ts'

export const townHall = {
  code: 'OBCINA',
  name: 'Sprejemna pisarna',
  kind: 'real_estate' as const,
  numbering: 'B' as const,
  internal_act: 'Sklep 410-1/2026 z dne 5. 1. 2026',
  cadastral_number: 365,
  building_number: 12,
  building_section_number: 3,
  street: 'Glavni trg',
  house_number: '1',
  house_number_additional: null,
  community: 'Zgornji Kamen',
  city: 'Zgornji Kamen',
  post_code: '9999',
  valid_from: '2026-01-01',
  closed_on: null,
}

/** A premise with its default device, made as an administrator does. */
export const openTill = async (product: TestProduct, numbering: Numbering = 'B'): Promise<{ premise: string; device: string }> => {
  const admin = await product.as('admin')
  const { body: premise } = await admin.call(createBusinessPremise, { body: { ...townHall, numbering } })
  const device = { code: 'B1', name: 'Spletna blagajna', active: true, is_default: true }
  const { body: made } = await admin.call(createCashDevice, { params: { id: premise.id }, body: device })
  return { premise: premise.id, device: made.id }
}
