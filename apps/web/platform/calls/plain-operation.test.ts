import type { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import type { readPermitPdf } from '@dovolilnice/contract/permits/record/operations'
import type { logIn } from '@dovolilnice/contract/session/log-in'
import { expect, test } from 'vitest'
import { plainOperation } from './plain-operation.ts'

test('an operation written out for the first visit says what the contract says', () => {
  const submit = { name: 'submit-application', method: 'POST', path: 'v1/applications', access: 'public' } as const
  expect(plainOperation<typeof submitApplication>({ ...submit, multipart: true, idempotent: true, proofOfWork: true })).toMatchObject(
    submit,
  )

  // @ts-expect-error another path
  plainOperation<typeof submitApplication>({ ...submit, path: 'v1/application', multipart: true, idempotent: true, proofOfWork: true })
  // @ts-expect-error without `idempotent` no key would be sent
  plainOperation<typeof submitApplication>({ ...submit, multipart: true })
  // @ts-expect-error the name of another operation
  plainOperation<typeof readPermitPdf>({ ...submit })
  // @ts-expect-error its form would find no schema
  plainOperation<typeof logIn>({ name: 'log-in', method: 'POST', path: 'auth/login', access: 'public' })
})
