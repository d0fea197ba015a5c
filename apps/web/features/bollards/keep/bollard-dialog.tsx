import { createBollard } from '@dovolilnice/contract/bollards/keep/create-bollard'
import type { KeptBollard } from '@dovolilnice/contract/bollards/keep/read-bollards'
import { updateBollard } from '@dovolilnice/contract/bollards/keep/update-bollard'
import { useState } from 'react'
import { z } from 'zod/mini'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { fieldsOf } from '../../../ui/form/fields.tsx'
import { StepDialog } from '../../../ui/record/step-dialog.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { BollardFields } from './bollard-fields.tsx'
import { lotChoice } from './bollard-values.ts'
import { texts } from './keep-texts.ts'

const newSchema = z.extend(createBollard.body, lotChoice)
const changedSchema = z.extend(updateBollard.body, lotChoice)
type NewValues = z.input<typeof newSchema>
type ChangedValues = z.input<typeof changedSchema>

const { TextField: CodeField } = fieldsOf<NewValues>()

interface NewProps {
  bollards: readonly KeptBollard[]
  onClose: () => void
  /** The code of the new bollard. */
  onMade: (code: string) => void
}

/** A new bollard; it stands last unless another place is given. */
export const NewBollardDialog = ({ bollards, onClose, onMade }: NewProps) => {
  const t = useTranslate()
  return (
    <StepDialog<typeof createBollard, NewValues>
      title={t(texts.add)}
      about="new"
      operation={createBollard}
      schema={newSchema}
      defaults={{
        code: '',
        name: '',
        parking_lot_id: undefined,
        latitude: '',
        longitude: '',
        fail_mode: 'fail_safe',
        place: bollards.filter(({ active }) => active).length + 1,
      }}
      toCall={(values) => ({ body: { ...values, parking_lot_id: values.parking_lot_id ?? null } })}
      submit={t(texts.add)}
      done={texts.made}
      onClose={onClose}
      onDone={({ code }) => onMade(code)}
    >
      <CodeField name="code" label={t(texts.code)} description={t(texts.codeHint)} maxLength={40} autoCapitalize="none" />
      <BollardFields bollards={bollards} />
    </StepDialog>
  )
}

interface ChangeProps {
  bollard: KeptBollard
  bollards: readonly KeptBollard[]
  onClose: () => void
}

const ChangeForm = ({ bollard, bollards, onClose, onReload }: ChangeProps & { onReload: () => void }) => {
  const t = useTranslate()
  // The one that was looked at: what somebody else saves meanwhile must not be overwritten unseen.
  const [seen] = useState(bollard)
  const { code, name, parking_lot_id, latitude, longitude, fail_mode, place, version } = seen
  return (
    <StepDialog<typeof updateBollard, ChangedValues>
      title={t(texts.editTitle)}
      subject={seen.name}
      operation={updateBollard}
      schema={changedSchema}
      params={{ code }}
      about={`${code} ${version}`}
      defaults={{ name, parking_lot_id: parking_lot_id ?? undefined, latitude, longitude, fail_mode, place: place ?? 1, version }}
      toCall={(values) => ({ params: { code }, body: { ...values, parking_lot_id: values.parking_lot_id ?? null } })}
      submit={t(texts.save)}
      done={texts.saved}
      onClose={onClose}
    >
      {bollard.version !== version && (
        <Notice tone="warning" title={t(texts.changed)} role="status">
          <Button look="plain" small onClick={onReload}>
            {t(texts.loadFresh)}
          </Button>
        </Notice>
      )}
      <BollardFields own={seen} bollards={bollards} />
    </StepDialog>
  )
}

/** Changes a bollard in use; the form is made anew with the fresh data where somebody else has changed it. */
export const ChangeBollardDialog = (props: ChangeProps) => {
  const [round, setRound] = useState(0)
  return <ChangeForm key={round} {...props} onReload={() => setRound(round + 1)} />
}
