import { z } from 'zod/mini'
import type { ErrorCode } from './errors.ts'
import type { Permission } from './permissions.ts'

/** Who may call an operation: anyone, anyone signed in, or those who hold the permission. */
export type Access = 'public' | 'session' | Permission

/** How often an operation may be called: by one address, and for one account. */
export interface RateLimit {
  windowSeconds: number
  perAddress: number
  perAccount?: number
  /** The body's field that names the account, for instance `email`; without it the account is the person who is signed in. */
  accountField?: string
  /** True: successful calls are not counted for the account. A person who knows the password may sign in any number of times. */
  failuresOnly?: boolean
}

/** What the audit trail records of a call; `read` marks a reading of personal data. */
export interface AuditRule {
  /** The event's name, `noun:verb`, for instance `application:approve`. */
  action: string
  kind: 'change' | 'read'
  /** Also a call that repeats the last one leaves an event, where a repeated look would not. */
  everyTime?: boolean
}

/** What the key of a program may be for; it is chosen when the key is made. */
export type KeyScope = 'rights:read' | 'events:receive' | 'bookings:write' | 'bookings:end'

/** How an answer of open data goes out: to the scripts of every site, and into every cache. */
export interface OpenData {
  /** Seconds for which a cache may give the answer without asking. */
  maxAge: number
  /** Where it is not `application/json`. */
  mediaType?: string
}

/**
 * One operation of the product as plain data. The server registers it, the browser calls it,
 * OpenAPI documents it; all three use only this declaration.
 */
export interface Operation {
  /** `verb-noun`, the same word as its file, handler and form. */
  name: string
  method: 'GET' | 'POST'
  /** Relative to the API base `/api`, parameters as `{id}`. One that begins with `/` stands at the root: only where a standard says so. */
  path: string
  access: Access
  /** With access `session`: also allowed to a person who must set a new password first. All other operations are refused to them. */
  duringReset?: boolean
  /** With access `session`: also allowed to a person whose role needs a second factor and who has none yet. All other operations are refused to them. */
  duringSetUp?: boolean
  summary: string
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** The body is `multipart/form-data`: its fields are validated by `body`, its files are streamed to storage. */
  multipart?: boolean
  /** A program calls, by a key or a signature in its headers, and the handler gets the body as it came; there is no browser that another site could misuse. */
  signedBody?: boolean
  /** With `signedBody`: what the key in the headers must be for. */
  scope?: KeyScope
  /** A wallet calls: errors go out as OAuth says them. */
  oauth?: boolean
  /** What the files of a multipart body may be: documents (PDF and pictures) unless said. Statements and tables are read and not kept. */
  files?: 'documents' | 'statements' | 'tables'
  /** The shape of the answer, an allow-list. Absent: the handler streams a file or sends no content. */
  output?: z.ZodMiniType
  /** Errors beyond those every operation may give (validation, session, permission, rate, internal). */
  errors?: readonly ErrorCode[]
  /** True for the GET calls of the specification that change state; they require the anti-forgery header too. */
  changesState?: boolean
  /** A second call with the same `Idempotency-Key` header (a UUID) gets the answer of the first. Other operations ignore the header. */
  idempotent?: boolean
  rate?: RateLimit
  /** The caller must have solved a task of the server (`proof-of-work.ts`): it costs a browser a second and a flood hours. */
  proofOfWork?: boolean
  audit?: AuditRule
  /** The answer has an ETag; a caller that sends the same tag gets 304. */
  etag?: boolean
  /** Open data: read by anybody, whoever is signed in; has an ETag too. Only for GET calls with access `public` that say nothing about a person. */
  openData?: OpenData
}

/** The `{id}` of a path. A value that is no id finds nothing. */
export const idParams = z.object({ id: z.uuid({ error: 'invalid' }) })

type Declaration = Omit<Operation, 'method'> & Partial<Pick<Operation, 'method'>>
/** What a declaration need not say. */
type Usual<O extends Declaration> = (O extends { method: string } ? unknown : { method: 'POST' }) &
  (O extends { params: object } ? unknown : O['path'] extends `${string}{id}${string}` ? { params: typeof idParams } : unknown)

/**
 * Declares an operation, keeping the literal types of its parts. It is a POST unless it says something else. A path with `{id}` and no `params` of its own
 * takes the id of a record, which may be `not_found`.
 */
export function defineOperation<const O extends Declaration>(operation: O): O & Usual<O>
export function defineOperation(operation: Declaration): object {
  const isOfRecord = operation.params === undefined && operation.path.includes('{id}')
  return { method: 'POST', ...operation, ...(isOfRecord && { params: idParams, errors: ['not_found', ...(operation.errors ?? [])] }) }
}

/** For who is signed in, also for those who must first set a new password or a second factor. */
export const evenHeldBack = { access: 'session', duringReset: true, duringSetUp: true } as const

/** Declares a GET, which changes nothing. */
export const defineRead = <const O extends Omit<Declaration, 'method' | 'changesState'>>(operation: O) =>
  defineOperation({ ...operation, method: 'GET' })

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined
type Given<S> = S extends z.ZodMiniType ? z.input<S> : undefined

/** What a handler receives: validated and transformed. */
export interface OperationInput<O extends Operation> {
  params: Parsed<O['params']>
  query: Parsed<O['query']>
  body: Parsed<O['body']>
}

/** What a caller passes; parts that the operation does not declare are absent. */
export type OperationCall<O extends Operation> = (O['params'] extends z.ZodMiniType ? { params: Given<O['params']> } : object) &
  (O['query'] extends z.ZodMiniType ? { query?: Given<O['query']> } : object) &
  (O['multipart'] extends true ? { body: FormData } : O['body'] extends z.ZodMiniType ? { body: Given<O['body']> } : object)

export type OperationOutput<O extends Operation> = O['output'] extends z.ZodMiniType ? z.output<O['output']> : void
/** What a handler returns: the answer before it is presented (a `Date` where the wire has an instant). */
export type OperationResult<O extends Operation> = O['output'] extends z.ZodMiniType ? z.input<O['output']> : void
