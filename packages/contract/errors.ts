import { entry } from './error-entry.ts'
import type { ErrorEntry } from './error-entry.ts'
import { textIn } from './in-language.ts'
import type { Locale } from './locale.ts'
import type { moneyErrors } from './money-errors.ts'
import type { recordErrors } from './record-errors.ts'
import type { signInErrors } from './sign-in-errors.ts'

/**
 * The errors that a page may name without the server's answer. Each sentence says what happened and what to do next. All errors stand in
 * `error-catalogue.ts`.
 */
export const pageErrors = {
  malformed: entry(
    400,
    'mend',
    'Zahteve ni mogoče prebrati. Osvežite stran in poskusite znova.',
    'The request cannot be read. Refresh the page and try again.',
  ),
  unauthenticated: entry(401, 'sign-in', 'Za to dejanje se prijavite.', 'Sign in to do this.'),
  forbidden: entry(
    403,
    'leave',
    'Za to dejanje nimate pravice. Obrnite se na skrbnika.',
    'You are not allowed to do this. Ask an administrator.',
  ),
  not_found: entry(404, 'leave', 'Zapisa ni mogoče najti. Morda je bil izbrisan.', 'The record was not found. It may have been deleted.'),
  too_slow: entry(
    408,
    'retry',
    'Pošiljanje je trajalo predolgo in je bilo prekinjeno. Poskusite znova z boljšo povezavo ali manjšimi datotekami.',
    'Sending took too long and was stopped. Try again with a better connection or smaller files.',
  ),
  conflict: entry(
    409,
    'reload',
    'Zapis je medtem spremenil nekdo drug. Osvežite ga in preverite spremembe.',
    'Someone else has changed this record meanwhile. Reload it and check the changes.',
  ),
  expired_link: entry(410, 'leave', 'Povezava ni več veljavna. Zahtevajte novo.', 'This link is no longer valid. Request a new one.'),
  file_too_large: entry(
    413,
    'mend',
    'Posamezna datoteka je lahko velika največ 10 MB, vse skupaj največ 25 MB.',
    'One file may have at most 10 MB, all files together 25 MB.',
  ),
  body_too_large: entry(
    413,
    'mend',
    'Poslani podatki so preobsežni. Zmanjšajte datoteke in poskusite znova.',
    'The data sent is too large. Make the files smaller and try again.',
  ),
  unsupported_file: entry(
    415,
    'mend',
    'Datoteka ni PDF, JPEG, PNG ali HEIC. Pretvorite jo in jo naložite znova.',
    'The file is not a PDF, JPEG, PNG or HEIC. Convert it and upload it again.',
  ),
  unsupported_media: entry(
    415,
    'mend',
    'Podatkov ni bilo mogoče sprejeti. Osvežite stran in jih vnesite znova.',
    'The data could not be accepted. Refresh the page and enter it again.',
  ),
  anti_forgery: entry(
    419,
    'refresh-token',
    'Stran je bila predolgo odprta. Osvežite jo in poskusite znova.',
    'The page was open for too long. Reload it and try again.',
  ),
  validation: entry(
    422,
    'mend',
    'Nekatera polja niso pravilno izpolnjena. Popravite označena polja.',
    'Some fields are not filled in correctly. Correct the marked ones.',
  ),
  rate_limited: entry(
    429,
    'retry',
    'Preveč poskusov. Počakajte nekaj minut in poskusite znova.',
    'Too many attempts. Wait a few minutes and try again.',
  ),
  internal: entry(
    500,
    'leave',
    'Prišlo je do napake na strežniku. Poskusite znova; če se ponovi, nam sporočite oznako napake.',
    'The server failed. Try again; if it happens again, tell us the error reference.',
  ),
  unavailable: entry(
    503,
    'retry',
    'Storitev trenutno ni dosegljiva. Poskusite znova čez minuto.',
    'The service is not available at the moment. Try again in a minute.',
  ),
  storage_full: entry(
    507,
    'retry',
    'Poslanih podatkov trenutno ni mogoče shraniti. Za napako niste odgovorni vi; poskusite znova čez nekaj minut.',
    'What you sent cannot be stored at the moment. The fault is not yours; try again in a few minutes.',
  ),
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof pageErrors | keyof typeof signInErrors | keyof typeof recordErrors | keyof typeof moneyErrors

/** A field's error: its path, the broken rule, and the sentence in the caller's language. */
export interface FieldError {
  path: string
  rule: string
  message: string
}

/** Every answer that is not a success has this body. `reference` finds the request in the server's log. */
export interface ErrorBody {
  error: {
    code: ErrorCode
    message: string
    reference: string
    fields?: FieldError[]
    retry_after?: number
    details?: Record<string, unknown>
  }
}

/** An expected failure with a code of the catalogue; everything else becomes `internal`. */
export class OperationError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldError[] | undefined
  readonly details: Record<string, unknown> | undefined

  constructor(code: ErrorCode, more: { fields?: FieldError[]; details?: Record<string, unknown> } = {}) {
    super(code)
    this.name = 'OperationError'
    this.code = code
    this.fields = more.fields
    this.details = more.details
  }
}

const known: Partial<Record<ErrorCode, ErrorEntry>> = pageErrors

/** The sentence of an error in a language; empty where only the server says it. */
export const errorSentence = (code: ErrorCode, locale: Locale): string => {
  const entry = known[code]
  return entry === undefined ? '' : textIn(entry, locale)
}
