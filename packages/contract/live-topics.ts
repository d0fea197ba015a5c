import type { Access } from './operation.ts'

/**
 * What the server says has changed while screens are open, and who may hear it; never what it changed to. Whoever is signed in may hear most
 * topics. That a vehicle passed is already information about a person, so `access` needs the permission to read it.
 */
export const liveTopics = {
  access: 'access-log:read',
  applications: 'session',
  bollards: 'bollards:read',
  parameters: 'session',
  permits: 'session',
} as const satisfies Record<string, Exclude<Access, 'public'>>

export type LiveTopic = keyof typeof liveTopics

/** False for a topic that only a process of another version knows. */
export const isLiveTopic = (topic: string): topic is LiveTopic => Object.hasOwn(liveTopics, topic)
