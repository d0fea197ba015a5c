import type { Parameters } from './read-parameters.ts'

/** The body that decides, with its address in one line: where an appeal is lodged. */
export const authorityWithAddress = ({
  name,
  street,
  post_code: postCode,
  city,
  email,
}: Pick<Parameters['municipality'], 'name' | 'street' | 'post_code' | 'city' | 'email'>): string =>
  [name, street, `${postCode} ${city}`.trim(), email].filter(Boolean).join(', ')
