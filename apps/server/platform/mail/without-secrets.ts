/** What a link in a mail opens by, after what leads to it. Read by JavaScript and PostgreSQL alike. */
export const secretInMail = /(ponastavitev-gesla\/|potrditev=|token=|[?&](?:amp;)?key=)[\w%-]+/g

/** The text or page of a mail whose links open nothing any more: their secrets are left out. */
export const withoutSecrets = (text: string): string => text.replace(secretInMail, '$1…')
