import { z } from 'zod/mini'
import { defineList } from '../list.ts'
import { vehiclesText } from '../permits/opening/vehicles-on-day.ts'
import { idSchema } from '../primitives/ids.ts'
import { permitHolderSchema } from './permit-holder.ts'

export const permitHolderList = defineList({
  title: { sl: 'Imetniki dovolilnic', en: 'Permit holders' },
  row: permitHolderSchema,
  columns: {
    name: { title: { sl: 'Imetnik', en: 'Holder' } },
    permit_number: { title: { sl: 'Dovolilnica', en: 'Permit' } },
    vehicles: { title: { sl: 'Vozila', en: 'Vehicles' }, text: ({ vehicles }, locale) => vehiclesText(vehicles, locale) },
    permit_kind_name: { title: { sl: 'Vrsta', en: 'Kind' }, kind: 'name' },
    parking_lot_name: { title: { sl: 'Parkirišče', en: 'Parking lot' } },
    valid_from: { title: { sl: 'Velja od', en: 'Valid from' }, kind: 'day', hidden: true },
    valid_until: { title: { sl: 'Velja do', en: 'Valid until' }, kind: 'last-day' },
  },
  sortable: ['name', 'permit_number', 'parking_lot_name', 'valid_from', 'valid_until'],
  defaultSort: { key: 'name', order: 'asc' },
  filters: z.object({
    /** A name, a permit's number or a plate, or the beginning of one. */
    search: z.string().check(z.maxLength(120)),
    parking_lot_id: idSchema,
    /** True: only holders whose permit is valid today. */
    valid_now: z.boolean(),
  }),
})
