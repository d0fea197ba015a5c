/** Links that set a password or confirm an address, news of the sign-in, and the first link to an application. */
const awaited = /^(?:password|account|factor):|^application:submitted$/

/** What tells a holder that they blocked a card, a phone or a code themselves. */
const ownDeed = /^permit:(?:blocked|blocked_phone|new_code)$/

/** Whether the mail confirms what its recipient did: it goes also about a record that may only be stored, because the person asked for it. */
export const confirmsOwnDeed = (template: string): boolean => ownDeed.test(template)

/** Whether somebody waits for the mail at a screen: then it goes before all others, and no limit of an hour holds it back. */
export const isAwaited = (template: string): boolean => awaited.test(template)
