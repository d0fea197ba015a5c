import { packageActs } from '@dovolilnice/contract/acts/package/package-acts'
import { readConsignments } from '@dovolilnice/contract/acts/print/read-consignments'
import type { IssuedAct } from '@dovolilnice/contract/acts/record/issued-act'
import { handOverActs } from '@dovolilnice/contract/acts/service/hand-over-acts'
import { serviceMannerLabels, serviceManners } from '@dovolilnice/contract/acts/service/service-manners'
import { useState } from 'react'
import { callForFile } from '../../../platform/calls/call.ts'
import { reportFailure } from '../../../platform/calls/query.ts'
import { saveFile } from '../../../platform/save-file.ts'
import { useMay } from '../../../platform/session/use-session.ts'
import { today } from '../../../platform/today.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { fieldsOf } from '../../../ui/form/fields.tsx'
import type { BodyOf } from '../../../ui/form/use-operation-form.ts'
import { StepDialog } from '../../../ui/record/step-dialog.tsx'
import { PrintActsDialog } from './print-acts-dialog.tsx'
import { texts } from './texts.ts'

const { DayField, SelectField } = fieldsOf<BodyOf<typeof handOverActs>>()

interface BatchProps {
  acts: readonly IssuedAct[]
  /** The acts are handed over: nothing of the choice is left to do. */
  onDone: () => void
}

interface HandOverProps extends BatchProps {
  onClose: () => void
}

const idsOf = (acts: readonly IssuedAct[]): string[] => acts.map(({ id }) => id)

const HandOverDialog = ({ acts, onDone, onClose }: HandOverProps) => {
  const t = useTranslate()
  const ids = idsOf(acts)
  return (
    <StepDialog
      title={t(texts.handOver)}
      about={ids.join(' ')}
      operation={handOverActs}
      defaults={{ ids, manner: 'registered_post', handed_over_on: today() }}
      submit={t(texts.handOver)}
      done={texts.handedOver}
      onClose={onClose}
      onDone={onDone}
    >
      <p>{t(texts.handOverHow, { count: acts.length })}</p>
      <SelectField
        name="manner"
        label={t(texts.manner)}
        options={serviceManners.map((value) => ({ value, label: t(serviceMannerLabels[value]) }))}
      />
      <DayField name="handed_over_on" label={t(texts.handedOverOn)} max={today()} />
    </StepDialog>
  )
}

/** What can be done with the acts chosen in the list: print them with their addresses, list them for the post, pack them, hand them over. */
export const ActBatch = ({ acts, onDone }: BatchProps) => {
  const t = useTranslate()
  const may = useMay()
  const [open, setOpen] = useState<'print' | 'hand_over'>()
  const close = () => setOpen(undefined)
  if (!may('applications:conduct')) return null
  const save = (operation: typeof packageActs | typeof readConsignments) =>
    void callForFile(operation, { body: { ids: idsOf(acts) } }).then(saveFile, reportFailure)
  return (
    <>
      <Button small onClick={() => setOpen('print')}>
        {t(texts.print)}
      </Button>
      <Button look="plain" small onClick={() => save(readConsignments)}>
        {t(texts.consignments)}
      </Button>
      <Button look="plain" small onClick={() => setOpen('hand_over')}>
        {t(texts.handOver)}
      </Button>
      <Button look="plain" small onClick={() => save(packageActs)}>
        {t(texts.pack)}
      </Button>
      {open === 'print' && <PrintActsDialog ids={idsOf(acts)} onClose={close} />}
      {open === 'hand_over' && <HandOverDialog acts={acts} onDone={onDone} onClose={close} />}
    </>
  )
}
