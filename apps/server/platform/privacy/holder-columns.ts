import type { Locale } from '@dovolilnice/contract/locale'
import type { Holder } from '@dovolilnice/contract/primitives/holder'
import { type Column, text, uuid } from '../database/define-table.ts'
import { anonymousName } from './owner.ts'

/** Who holds a permit, or applies for one, and how they are reached: the same columns in both tables. */
export const holderColumns = {
  user_type_code: text('impersonal', 'own', 'audit', 'carried'),
  user_id: uuid('forgotten').orNull(),
  name: text('forgotten', 'own', 'audit', 'carried').emptiedTo(anonymousName),
  street: text('forgotten', 'own', 'audit', 'carried'),
  post_code: text('forgotten', 'own', 'audit', 'carried'),
  city: text('forgotten', 'own', 'audit', 'carried'),
  email: text('forgotten', 'own', 'audit', 'carried').orNull().emptiedTo(''),
  phone: text('forgotten', 'own', 'audit', 'carried').orNull().emptiedTo(''),
  tax_number: text('forgotten', 'own', 'audit', 'carried').orNull(),
  locale: text('impersonal', 'own', 'audit', 'carried').of<Locale>().byDefault(),
} satisfies Record<keyof Holder | 'user_id', Column>
