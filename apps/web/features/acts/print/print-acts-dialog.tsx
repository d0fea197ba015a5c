import { envelopeLabels, envelopes } from '@dovolilnice/contract/acts/print/envelope'
import type { Envelope } from '@dovolilnice/contract/acts/print/envelope'
import { printActs } from '@dovolilnice/contract/acts/print/print-acts'
import { useState } from 'react'
import { callForFile } from '../../../platform/calls/call.ts'
import { reportFailure } from '../../../platform/calls/query.ts'
import { openFile } from '../../../platform/save-file.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FormButtons } from '../../../ui/form/form-layout.tsx'
import { CheckInput, SelectInput } from '../../../ui/form/inputs/inputs.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { texts } from './texts.ts'

/** One paper for the printer: where the envelope has its window, and whether both sides are printed. */
export const PrintActsDialog = ({ ids, onClose }: { ids: string[]; onClose: () => void }) => {
  const t = useTranslate()
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
        <Button look="plain" onClick={onClose}>
          {t(texts.cancel)}
        </Button>
        <Button busy={busy} onClick={() => void print()}>
          {t(texts.print)}
        </Button>
      </FormButtons>
    </Modal>
  )
}
