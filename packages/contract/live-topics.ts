import type { Access } from './operation.ts'

/**
 * The topics of changes that the server announces to open screens, and who may subscribe. An announcement never contains values. Every signed-in
 * person gets most topics. That a vehicle passed is personal information, so `access` requires the permission to read it.
 */
export const liveTopics = {
  access: 'access-log:read',
  applications: 'session',
  bollards: 'bollards:read',
  counter: 'payments:read',
  exports: 'session',
  invoices: 'invoices:read',
  machines: 'machines:read',
  parameters: 'session',
  /** The same as `access`, for operators. */
  passages: 'plates:check',
  payments: 'payments:read',
  permits: 'session',
  privacy: 'privacy:read',
  refunds: 'payments:read',
} as const satisfies Record<string, Exclude<Access, 'public'>>

export type LiveTopic = keyof typeof liveTopics

/** False for a topic of another version of the product, which may run at the same time during an update. */
export const isLiveTopic = (topic: string): topic is LiveTopic => Object.hasOwn(liveTopics, topic)
