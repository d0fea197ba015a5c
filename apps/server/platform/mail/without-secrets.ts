/** Matches the secret in a mailed link after its fixed part. The pattern must work in JavaScript and in PostgreSQL. */
export const secretInMail = /(ponastavitev-gesla\/|potrditev=|token=|[?&](?:amp;)?key=)[\w%-]+/g

/** The text or HTML of a mail with the secrets of its links removed. */
export const withoutSecrets = (text: string): string => text.replace(secretInMail, '$1…')
