/** Links that set a password or confirm an address, news of the sign-in, and the first link to an application. */
const awaited = /^(?:password|account|factor):|^application:submitted$/

/** Whether somebody waits for the mail at a screen: then it goes before all others, and no limit of an hour holds it back. */
export const isAwaited = (template: string): boolean => awaited.test(template)
