import { textIn } from '../in-language.ts'
import { z } from 'zod/mini'
import { defineList } from '../list.ts'
import { instantText } from '../primitives/time-in-words.ts'
import { roleSchema, userRowSchema, userTypes } from './user.ts'
import { roleLabels, userStatusLabels, userTypeLabels } from './user-labels.ts'

const never = { sl: 'še nikoli', en: 'never' }

export const userList = defineList({
  title: { sl: 'Uporabniki', en: 'Users' },
  row: userRowSchema,
  columns: {
    name: { title: { sl: 'Ime', en: 'Name' } },
    email: { title: { sl: 'E-poštni naslov', en: 'E-mail address' }, wide: true },
    phone: { title: { sl: 'Telefon', en: 'Phone' }, kind: 'phone' },
    type: { title: { sl: 'Vrsta osebe', en: 'Type of person' }, labels: userTypeLabels, hidden: true },
    role: { title: { sl: 'Sistemska vloga', en: 'Role' }, labels: roleLabels },
    status: { title: { sl: 'Stanje', en: 'Status' }, labels: userStatusLabels },
    last_seen: {
      title: { sl: 'Zadnja prijava', en: 'Last seen' },
      kind: 'instant',
      text: ({ last_seen: at }, locale) => (at === null ? textIn(never, locale) : instantText(at, locale)),
    },
    created_at: { title: { sl: 'Ustvarjen', en: 'Created' }, kind: 'instant', hidden: true },
  },
  sortable: ['name', 'email', 'role', 'last_seen', 'created_at'],
  defaultSort: { key: 'name', order: 'asc' },
  filters: z.object({
    /** A part of the name, e-mail address or phone number. */
    search: z.string().check(z.trim(), z.maxLength(120)),
    role: roleSchema,
    type: z.enum(userTypes),
    /** Also as the text of a choice: `true`, `false`. */
    active: z.union([
      z.boolean(),
      z.pipe(
        z.enum(['true', 'false']),
        z.transform((given) => given === 'true'),
      ),
    ]),
  }),
})
