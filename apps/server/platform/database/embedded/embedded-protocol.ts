import type { StatementErrorFields } from '../database-errors.ts'
import type { WireParameter } from '../encode-parameter.ts'
import type { StatementResult } from '../session.ts'

/** How the embedded database's worker is opened: a folder, or memory; a template is loaded into an empty one. */
export interface EmbeddedOptions {
  folder: string | undefined
  template?: Uint8Array<ArrayBuffer> | undefined
  /** The compiled program of the database (a `WebAssembly.Module`), where it is opened many times; otherwise each worker compiles it. */
  program?: object | undefined
}

export type EmbeddedRequest =
  | { kind: 'run'; sql: string; parameters: readonly WireParameter[] }
  | { kind: 'listen'; channel: string }
  | { kind: 'unlisten'; channel: string }
  | { kind: 'dump' }
  | { kind: 'close' }

export type EmbeddedMessage =
  | { id: number; result: StatementResult[] | Uint8Array | undefined }
  | { id: number; error: { message: string; fields: StatementErrorFields | undefined } }
  | { channel: string; payload: string }
