import type { WireParameter } from './encode-parameter.ts'

export interface StatementResult {
  rows: Record<string, unknown>[]
  /** The command tag's first word: `SELECT`, `COMMIT`, `ROLLBACK`, … */
  command: string
  affected: number
}

/** One connection, held by one caller until it is released. */
export interface Session {
  /** Without parameters the text may hold several statements; there is one result for each. */
  run(sql: string, parameters: readonly WireParameter[]): Promise<StatementResult[]>
  /** A broken session is not used again. */
  release(broken?: boolean): void
}

/** What an engine is to the rest of the platform. */
export interface Engine {
  acquire(): Promise<Session>
  /** A connection beside those of the pool, for looks that must not wait until one of them is free. */
  acquireAside(): Promise<Session>
  listen(channel: string, onPayload: (payload: string) => void, onReconnect: () => void): Promise<() => Promise<void>>
  /** Whether the connection for notifications is open and answers. */
  isListening(): boolean
  close(): Promise<void>
}
