import type { Operation } from './operation.ts'

/** The cookie that carries the anti-forgery token; the client reads it and sends it back in the header. */
export const antiForgeryCookie = 'XSRF-TOKEN'
export const antiForgeryHeader = 'x-xsrf-token'

/** Whether a call must carry the anti-forgery header: every POST of a browser, and each GET that changes state. */
export const needsAntiForgery = (operation: Operation): boolean =>
  operation.method === 'POST' ? operation.signedBody !== true : operation.changesState === true

/** Identifies one submission, so that a double click or a retry after a lost answer does not submit twice. */
export const idempotencyHeader = 'idempotency-key'
