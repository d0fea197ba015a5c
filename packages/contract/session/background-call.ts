/**
 * Header of a call that a page makes by itself while nobody touches it: a list that refreshes, an answer to a live topic. Such a call is served as any
 * other, but does not count as use of the session.
 */
export const backgroundHeader = 'x-background-call'
