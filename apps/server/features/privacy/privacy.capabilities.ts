import { anonymisePerson } from './own-data.ts'

export const privacyCapabilities = {
  anonymisePerson,
}
