import { z } from 'zod/mini'
import { defineList, defineListOperation } from '../../list.ts'
import { localDaySchema, idSchema } from '../../primitives/field-schemas.ts'
import { vehiclesText } from '../opening/vehicles-on-day.ts'
import { permitRowSchema, permitStatusSchema } from '../permit.ts'
import { permitStatusLabels } from '../permit-labels.ts'

export const permitList = defineList({
  title: { sl: 'Dovolilnice', en: 'Permits' },
  row: permitRowSchema,
  columns: {
    number: { title: { sl: 'Številka', en: 'Number' }, fixed: true },
    status: { title: { sl: 'Stanje', en: 'Status' }, labels: permitStatusLabels },
    name: { title: { sl: 'Imetnik', en: 'Holder' }, wide: true },
    vehicles: { title: { sl: 'Vozila', en: 'Vehicles' }, text: ({ vehicles }, locale) => vehiclesText(vehicles, locale) },
    permit_kind_name: { title: { sl: 'Vrsta', en: 'Kind' }, kind: 'name' },
    parking_lot_name: { title: { sl: 'Parkirišče', en: 'Parking lot' }, kind: 'name' },
    zone: { title: { sl: 'Območje', en: 'Zone' }, hidden: true },
    valid_from: { title: { sl: 'Velja od', en: 'Valid from' }, kind: 'day', hidden: true },
    valid_until: { title: { sl: 'Zadnji dan', en: 'Last day' }, kind: 'last-day' },
    email: { title: { sl: 'E-pošta', en: 'E-mail' }, hidden: true },
    issued_at: { title: { sl: 'Izdana', en: 'Issued' }, kind: 'instant', hidden: true },
  },
  sortable: ['number', 'issued_at', 'name', 'valid_from', 'valid_until', 'parking_lot_name', 'zone'],
  defaultSort: { key: 'issued_at', order: 'desc' },
  filters: z.object({
    /** The beginning of a number, plate, phone or tag in any spelling, a part of a name, or of an e-mail address. */
    search: z.string().check(z.trim(), z.maxLength(120)),
    status: z.union([permitStatusSchema, z.array(permitStatusSchema).check(z.minLength(1))]),
    permit_kind_id: idSchema,
    parking_lot_id: idSchema,
    zone: z.string().check(z.maxLength(40)),
    /** The beginning of the street of the holder's address, with or without a house number. */
    street: z.string().check(z.trim(), z.maxLength(120)),
    /** In force on this day, whatever the status is today. */
    valid_on: localDaySchema,
    /** Not yet expired today, but no longer valid on this day. */
    expires_before: localDaySchema,
  }),
})

/** The permits of the signed-in person. */
export const listOwnPermits = defineListOperation(permitList, {
  name: 'list-own-permits',
  path: 'v1/user/permits',
  access: 'session',
  summary: 'My permits',
})

export const listPermits = defineListOperation(permitList, {
  name: 'list-permits',
  path: 'v1/admin/permits',
  access: 'permits:read',
  summary: 'Permits',
  audit: { action: 'permit:list', kind: 'read' },
})

export const listUserPermits = defineListOperation(permitList, {
  name: 'list-user-permits',
  path: 'v1/admin/users/{id}/permits',
  access: 'permits:read',
  summary: 'Permits of a person',
  audit: { action: 'permit:list', kind: 'read' },
})
