import type { Text } from '@dovolilnice/contract/locale'
import type { Operation } from '@dovolilnice/contract/operation'
import { reasonSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { z } from 'zod/mini'
import { t } from '../../platform/kit.ts'
import { fieldsOf } from '../form/form.tsx'
import styles from './record.module.css'
import { StepDialog } from './step-dialog.tsx'
import { texts } from './texts.ts'

interface DeleteProps {
  title: string
  /** The number or name of what is deleted, said in the title. */
  subject?: string
  text: string
  /** Takes its reason in the query, as the deletes of the specification do. */
  operation: Operation
  params: Record<string, string>
  /** What the button that leaves all as it is is called, where the step itself cancels something. */
  cancel?: Text
  done: Text
  onClose: () => void
  onDone?: () => void
}

const schema = z.object({ reason: reasonSchema })

type Values = z.input<typeof schema>

const { TextAreaField } = fieldsOf<Values>()

/** Says what is about to be deleted and asks why. */
export const DeleteDialog = ({ title, text, params, ...more }: DeleteProps) => (
  <StepDialog
    {...more}
    title={title}
    params={params}
    defaults={{ reason: '' }}
    schema={schema}
    toCall={({ reason }: Values) => ({ params, query: { reason } })}
    danger
  >
    <p className={styles.text}>{text}</p>
    <TextAreaField name="reason" label={t(texts.reason)} rows={3} maxLength={2000} />
  </StepDialog>
)
