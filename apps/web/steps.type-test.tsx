import { approveApplication, rejectApplication } from '@dovolilnice/contract/applications/decide/operations'
import { replacePermit } from '@dovolilnice/contract/permits/issue/operations'
import { revokePermit } from '@dovolilnice/contract/permits/record/operations'
import { StepDialog } from './ui/record/step-dialog.tsx'
import { texts } from './ui/record/texts.ts'

/** Compiled, never run: each line below a `@ts-expect-error` is a mistake that must not compile. */

const frame = { title: '', submit: '', done: texts.cancel, onClose: () => undefined }
const params = { id: '' }
const revoke = { ...frame, operation: revokePermit, params }

export const GoodSteps = () => (
  <>
    <StepDialog {...frame} operation={revokePermit} params={params} defaults={{ version: 1, reason: '' }} />
    <StepDialog
      {...frame}
      operation={approveApplication}
      params={params}
      defaults={{ version: 1, sure: false }}
      toCall={({ version }: { version: number; sure: boolean }) => ({ params, body: { version } })}
    />
    <StepDialog
      {...frame}
      operation={replacePermit}
      params={params}
      defaults={{ version: 1, reason: '' }}
      onDone={({ permit_uuid: id }) => id}
    />
  </>
)

const seen = { version: 1, reason: '' }
const rejected = { ...seen, application_uuid: '' }

export const BadSteps = () => (
  <>
    {/* @ts-expect-error the body has no such field */}
    <StepDialog {...revoke} defaults={{ version: 1, reason: '', because: '' }} />
    {/* @ts-expect-error the body wants a reason */}
    <StepDialog {...revoke} defaults={{ version: 1 }} />
    {/* @ts-expect-error not one of the codes to choose from */}
    <StepDialog {...frame} operation={rejectApplication} about="" defaults={{ ...rejected, reason_code: 'mood' }} />
    {/* @ts-expect-error the call's body wants a reason */}
    <StepDialog {...revoke} defaults={seen} toCall={({ version }) => ({ params, body: { version } })} />
    {/* @ts-expect-error the call has no such parameter */}
    <StepDialog {...revoke} defaults={seen} toCall={(body) => ({ params: { number: '' }, body })} />
    {/* @ts-expect-error the answer has no such field */}
    <StepDialog {...frame} operation={replacePermit} params={params} defaults={seen} onDone={({ plate }) => plate} />
    {/* @ts-expect-error nothing says for which record it is typed */}
    <StepDialog {...frame} operation={revokePermit} defaults={seen} />
  </>
)
