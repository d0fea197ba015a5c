import type { Locale } from '@dovolilnice/contract/locale'
import type { JobLog } from '../jobs/job.ts'
import type { Caller } from './make-context.ts'

/** Who calls where no browser does: a job that reads what a person asked for. It has no cookies. */
export const backgroundCaller = (locale: Locale, requestId: string, log: JobLog): Caller => {
  const none = (): void => {}
  return {
    locale,
    address: '',
    userAgent: '',
    requestId,
    log: { info: log.info, warn: log.info },
    idempotencyKey: null,
    browser: null,
    signed: null,
    cookie: () => undefined,
    setCookie: none,
    clearCookie: none,
    spendCookie: none,
    setSession: none,
    clearSession: none,
  }
}
