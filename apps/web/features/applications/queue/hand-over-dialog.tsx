import { handOverApplications } from '@dovolilnice/contract/applications/queue/operations'
import { listAssignees } from '@dovolilnice/contract/applications/queue/list-assignees'
import type { OperationOutput } from '@dovolilnice/contract/operation'
import { z } from 'zod/mini'
import { t, useOperation } from '../../../platform/kit.ts'
import { type BodyOf, fieldsOf } from '../../../ui/form/kit.ts'
import { StepDialog, WhenRead } from '../../../ui/kit.ts'
import { assigneeChoices, chosenAssignee, clerkChoice } from './assignees.ts'
import { texts } from './texts.ts'

type Values = Omit<BodyOf<typeof handOverApplications>, 'to'> & { to: string }
const { SelectField } = fieldsOf<Values>()

/** Both are chosen from lists; nobody is a choice that the call has no id for. */
const chosen = z.string({ error: 'required' }).check(z.minLength(1, { error: 'required' }))
const schema = z.object({ from: chosen, to: chosen })

const HandOverForm = ({ items, onClose }: OperationOutput<typeof listAssignees> & { onClose: () => void }) => {
  const choose = { value: '', label: t(texts.choose) }
  const givers = items.filter(({ open }) => open > 0).map((clerk) => clerkChoice(clerk))
  return (
    <StepDialog
      title={t(texts.handOver)}
      about="new"
      operation={handOverApplications}
      schema={schema}
      defaults={{ from: '', to: '' }}
      toCall={({ from, to }: Values) => ({ body: { from, to: chosenAssignee(to) } })}
      done={texts.handedOver}
      onClose={onClose}
    >
      <p>{t(givers.length === 0 ? texts.nobodyHas : texts.handOverText)}</p>
      <SelectField name="from" label={t(texts.from)} options={[choose, ...givers]} />
      <SelectField name="to" label={t(texts.to)} options={[choose, ...assigneeChoices(items)]} />
    </StepDialog>
  )
}

export const HandOverDialog = ({ onClose }: { onClose: () => void }) => (
  <WhenRead title={t(texts.handOver)} query={useOperation(listAssignees, {})} onClose={onClose}>
    {({ items }) => <HandOverForm items={items} onClose={onClose} />}
  </WhenRead>
)
