/** Matches the secret in a mailed link after its fixed part. The pattern must work in JavaScript and in PostgreSQL. */
export const secretInMail = /(ponastavitev-gesla\/|potrditev=|token=|[?&](?:amp;)?key=)[\w%-]+/g
const removedSecret = /(?:ponastavitev-gesla\/|potrditev=|token=|[?&](?:amp;)?key=)…/

/** Whether links in it hold their secrets. */
export const holdsSecrets = (text: string): boolean => text.search(secretInMail) >= 0

/** Whether links in it held secrets that were removed. */
export const lacksSecrets = (text: string): boolean => text.search(removedSecret) >= 0

/** The text or HTML of a mail with the secrets of its links removed. */
export const withoutSecrets = (text: string): string => text.replace(secretInMail, '$1…')
