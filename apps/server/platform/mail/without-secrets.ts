/** What stands before the secret of a mailed link. */
const beforeToken = 'ponastavitev-gesla/|potrditev=|token=|[?&](?:amp;)?key='
/** What stands before a mailed sign-in code, two groups of four digits. */
const beforeCode = '(?:Koda za prijavo|Sign-in code|Codice di accesso): '

/** Matches a secret in a mail after its fixed part, which is the first or the second group. The pattern must work in JavaScript and in PostgreSQL. */
export const secretInMail = new RegExp(`(${beforeToken})[\\w%-]+|(${beforeCode})\\d{4} \\d{4}`, 'g')
const removedSecret = new RegExp(`(?:${beforeToken}|${beforeCode})…`)

/** Whether it holds secrets. */
export const holdsSecrets = (text: string): boolean => text.search(secretInMail) >= 0

/** Whether it held secrets that were removed. */
export const lacksSecrets = (text: string): boolean => text.search(removedSecret) >= 0

/** The text or HTML of a mail without the secrets of its links and its sign-in code. */
export const withoutSecrets = (text: string): string => text.replace(secretInMail, '$1$2…')
