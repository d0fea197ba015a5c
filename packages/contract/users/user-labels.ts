import type { Text } from '../locale.ts'
import type { Role } from '../permissions.ts'
import type { UserStatus, userTypes } from './user.ts'

export const roleLabels: Record<Role, Text> = {
  root: { sl: 'Glavni skrbnik', en: 'Root' },
  admin: { sl: 'Skrbnik', en: 'Administrator' },
  operator: { sl: 'Operater', en: 'Operator' },
  warden: { sl: 'Redar', en: 'Warden' },
  host: { sl: 'Gostitelj', en: 'Host' },
  regular: { sl: 'Uporabnik', en: 'User' },
}

export const userTypeLabels: Record<(typeof userTypes)[number], Text> = {
  person: { sl: 'Fizična oseba', en: 'Person' },
  company: { sl: 'Pravna oseba ali s. p.', en: 'Company or sole trader' },
}

export const userStatusLabels: Record<UserStatus, Text> = {
  active: { sl: 'Omogočen', en: 'Enabled' },
  invited: { sl: 'Povabljen', en: 'Invited' },
  inactive: { sl: 'Onemogočen', en: 'Disabled' },
  deleted: { sl: 'Izbrisan', en: 'Deleted' },
}
