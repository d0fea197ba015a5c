import type { Locale } from '@dovolilnice/contract/locale'
import type { Holder } from '@dovolilnice/contract/primitives/holder'
import { column, type Column } from '../database/define-table.ts'
import { anonymousName } from './owner.ts'

/** Who holds a permit, or applies for one, and how they are reached: the same columns in both tables. */
export const holderColumns = {
  user_type_code: column.text('impersonal', 'own', 'audit', 'carried'),
  user_id: column.uuid('forgotten').orNull(),
  name: column.text('forgotten', 'own', 'audit', 'carried').emptiedTo(anonymousName),
  street: column.text('forgotten', 'own', 'audit', 'carried'),
  post_code: column.text('forgotten', 'own', 'audit', 'carried'),
  city: column.text('forgotten', 'own', 'audit', 'carried'),
  email: column.text('forgotten', 'own', 'audit', 'carried').orNull().emptiedTo(''),
  phone: column.text('forgotten', 'own', 'audit', 'carried').orNull().emptiedTo(''),
  tax_number: column.text('forgotten', 'own', 'audit', 'carried').orNull(),
  locale: column.text('impersonal', 'own', 'audit', 'carried').of<Locale>().byDefault(),
} satisfies Record<keyof Holder | 'user_id', Column>
