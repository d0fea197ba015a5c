import type { Parameters } from '@dovolilnice/contract/resources/read-parameters'

/** What stands under every mail: the municipality with its address and where it can be reached. */
export const mailFooter = ({ name, street, post_code: postCode, city, email, phone }: Parameters['municipality']): string =>
  [name, [street, `${postCode} ${city}`.trim()].filter(Boolean).join(', '), [email, phone].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join('\n')
