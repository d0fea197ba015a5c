import type { TurnLimits } from '../../security/limited-turns.ts'

/**
 * How many calls a process works on at once; who finds no room to wait gets 503 with `Retry-After`. As many as the database pool has
 * connections: with twice as many, calls that need the processor (PDF, export) took two seconds each. Pages, health and live streams are
 * not counted, nor is a call while its upload arrives or its password is hashed.
 */
export const usualCallLimits: TurnLimits = { atOnce: 10, mostWaiting: 100, waitMs: 1_000 }
