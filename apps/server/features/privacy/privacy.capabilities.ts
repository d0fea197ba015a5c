import { anonymisePerson } from './anonymise-person.ts'

export const privacyCapabilities = {
  anonymisePerson,
}
