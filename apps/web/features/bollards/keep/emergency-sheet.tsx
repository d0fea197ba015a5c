import {
  addEmergencyCredential,
  readEmergencyCredentials,
  removeEmergencyCredential,
} from '@dovolilnice/contract/bollards/keep/times-and-emergency'
import type { Text } from '@dovolilnice/contract/locale'
import { type CredentialKind, credentialKinds } from '@dovolilnice/contract/primitives/credential'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { confirm, t, useAction, useOperation } from '../../../platform/kit.ts'
import { Button, OperationView, Sheet, SheetTable, StepDialog } from '../../../ui/kit.ts'
import { type BodyOf, fieldsOf, optionsOf } from '../../../ui/form/kit.ts'
import { texts } from './keep-texts.ts'

const kindTexts: Record<CredentialKind, Text> = { plate: texts.plate, rfid: texts.kindCard, phone: texts.phone }

const { SelectField, TextField } = fieldsOf<BodyOf<typeof addEmergencyCredential>>()

const AddDialog = ({ onClose, onAdded }: { onClose: () => void; onAdded: () => void }) => (
  <StepDialog
    title={t(texts.emergencyAdd)}
    operation={addEmergencyCredential}
    about="emergency"
    defaults={{ label: '', kind: 'rfid', value: '' }}
    done={texts.emergencyDone}
    onClose={onClose}
    onDone={onAdded}
  >
    <TextField name="label" label={t(texts.emergencyWhose)} maxLength={80} />
    <SelectField name="kind" label={t(texts.kind)} options={optionsOf(kindTexts, credentialKinds)} />
    <TextField name="value" label={t(texts.emergencyValue)} maxLength={64} />
  </StepDialog>
)

export const EmergencySheet = () => {
  const query = useOperation(readEmergencyCredentials, {})
  const [adding, add] = useState(false)
  const reload = (): void => void query.refetch()
  const remove = useAction(removeEmergencyCredential, { done: texts.emergencyDone, onDone: reload })
  const ask = async (id: string, label: string): Promise<void> => {
    const title = t(texts.emergencyRemoveOf, { label })
    if (await confirm({ title, text: texts.emergencyRemoveText, action: texts.remove, danger: true })) remove.mutate({ params: { id } })
  }
  const button = <Button label={t(texts.emergencyAdd)} look="plain" icon={IconPlus} onClick={() => add(true)} />
  return (
    <Sheet title={t(texts.emergency)} actions={button}>
      <p>{t(texts.emergencyText)}</p>
      <OperationView query={query}>
        {({ items }) => (
          <SheetTable
            caption={t(texts.emergency)}
            rows={items}
            empty={<p>{t(texts.emergencyNone)}</p>}
            columns={[
              { title: t(texts.emergencyWhose), cell: ({ label }) => label },
              { title: t(texts.kind), cell: ({ kind }) => t(kindTexts[kind]) },
              { title: t(texts.emergencyValue), cell: ({ value }) => value },
              {
                title: t(texts.remove),
                cell: ({ id, label }) => (
                  <Button
                    label={t(texts.remove)}
                    small
                    look="plain"
                    danger
                    disabled={remove.isPending}
                    aria-label={t(texts.emergencyRemoveOf, { label })}
                    onClick={() => void ask(id, label)}
                  />
                ),
              },
            ]}
          />
        )}
      </OperationView>
      {adding && <AddDialog onClose={() => add(false)} onAdded={reload} />}
    </Sheet>
  )
}
