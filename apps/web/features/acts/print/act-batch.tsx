import {
  type Envelope,
  envelopeLabels,
  envelopes,
  packageActs,
  printActs,
  readConsignments,
} from '@dovolilnice/contract/acts/package-and-print'
import { useState } from 'react'
import { callForFile, openFile, reportFailure, saveFile, t, today, useMay } from '../../../platform/kit.ts'
import { Button, Modal, StepDialog } from '../../../ui/kit.ts'
import { type BodyOf, CheckInput, fieldsOf, FormButtons, optionsOf, SelectInput } from '../../../ui/form/kit.ts'
import { texts } from './texts.ts'
import type { IssuedAct } from '@dovolilnice/contract/acts/record/issued-act'
import { handOverActs } from '@dovolilnice/contract/acts/service/operations'
import { serviceMannerLabels, serviceManners } from '@dovolilnice/contract/acts/service/act-service'

const PrintActsDialog = ({ ids, onClose }: { ids: string[]; onClose: () => void }) => {
  const [envelope, setEnvelope] = useState<Envelope>('window')
  const [duplex, setDuplex] = useState(true)
  const [busy, setBusy] = useState(false)
  const print = async () => {
    setBusy(true)
    await callForFile(printActs, { body: { ids, envelope, duplex } }).then(openFile).then(onClose, reportFailure)
    setBusy(false)
  }
  return (
    <Modal opened onClose={onClose} size={520} title={t(texts.print)}>
      <p>{t(texts.printHow, { count: ids.length })}</p>
      <SelectInput
        label={t(texts.envelope)}
        value={envelope}
        options={envelopes.map((value) => ({ value, label: t(envelopeLabels[value]) }))}
        onChange={({ currentTarget: { value } }) => setEnvelope(envelopes.find((one) => one === value) ?? 'window')}
      />
      <CheckInput
        label={t(texts.duplex)}
        description={t(texts.duplexHint)}
        checked={duplex}
        onChange={({ currentTarget: { checked } }) => setDuplex(checked)}
      />
      <FormButtons>
        <Button label={t(texts.cancel)} look="plain" onClick={onClose} />
        <Button label={t(texts.print)} busy={busy} onClick={() => void print()} />
      </FormButtons>
    </Modal>
  )
}

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
  const ids = idsOf(acts)
  return (
    <StepDialog
      title={t(texts.handOver)}
      about={ids.join(' ')}
      operation={handOverActs}
      defaults={{ ids, manner: 'registered_post', handed_over_on: today() }}
      done={texts.handedOver}
      onClose={onClose}
      onDone={onDone}
    >
      <p>{t(texts.handOverHow, { count: acts.length })}</p>
      <SelectField name="manner" label={t(texts.manner)} options={optionsOf(serviceMannerLabels, serviceManners)} />
      <DayField name="handed_over_on" label={t(texts.handedOverOn)} max={today()} />
    </StepDialog>
  )
}

export const ActBatch = ({ acts, onDone }: BatchProps) => {
  const may = useMay()
  const [open, setOpen] = useState<'print' | 'hand_over'>()
  const close = () => setOpen(undefined)
  if (!may('applications:conduct')) return null
  const save = (operation: typeof packageActs | typeof readConsignments) =>
    void callForFile(operation, { body: { ids: idsOf(acts) } }).then(saveFile, reportFailure)
  return (
    <>
      <Button label={t(texts.print)} small onClick={() => setOpen('print')} />
      <Button label={t(texts.consignments)} look="plain" small onClick={() => save(readConsignments)} />
      <Button label={t(texts.handOver)} look="plain" small onClick={() => setOpen('hand_over')} />
      <Button label={t(texts.pack)} look="plain" small onClick={() => save(packageActs)} />
      {open === 'print' && <PrintActsDialog ids={idsOf(acts)} onClose={close} />}
      {open === 'hand_over' && <HandOverDialog acts={acts} onDone={onDone} onClose={close} />}
    </>
  )
}
