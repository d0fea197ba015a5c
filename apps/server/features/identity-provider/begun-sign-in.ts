import { OperationError } from '@dovolilnice/contract/errors'
import { z } from 'zod/mini'
import type { Context } from '../../platform/http/context.ts'

/** Holds what a sign-in that is under way at the provider must answer, sealed: scripts and other sites cannot read it, nor can the browser. */
export const begunCookie = 'dovolilnice_provider'
export const begunSeconds = 600
const about = 'provider-sign-in'

const begunSchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), until: z.number() })
export type BegunSignIn = Omit<z.output<typeof begunSchema>, 'until'>

type Needed = Pick<Context, 'seal' | 'now' | 'cookie' | 'spendCookie'>

export const sealBegun = ({ seal, now }: Pick<Needed, 'seal' | 'now'>, begun: BegunSignIn): string =>
  seal.close(JSON.stringify({ ...begun, until: now.getTime() + begunSeconds * 1000 }), about)

/** What this browser began, which it may answer once, rightly or not. @throws OperationError `provider_refused` */
export const takeBegun = ({ seal, now, cookie, spendCookie }: Needed): BegunSignIn => {
  const sealed = cookie(begunCookie)
  spendCookie(begunCookie)
  try {
    const begun = begunSchema.parse(JSON.parse(seal.open(sealed ?? '', about)))
    if (begun.until > now.getTime()) return begun
  } catch {
    // A cookie that is missing, or that nobody of this installation has sealed, is no sign-in under way.
  }
  throw new OperationError('provider_refused')
}
