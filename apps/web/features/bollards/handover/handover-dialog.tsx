import type { Device } from '@dovolilnice/contract/bollards/device'
import { defineTexts, formatInstant, t, useAction } from '../../../platform/kit.ts'
import { texts } from '../texts.ts'
import { standingNames, standingOf } from '../tower/standing.ts'
import { confirmHandover, type ShiftHandover, writeHandover } from '@dovolilnice/contract/bollards/shift-handover'
import { Button, Modal, Notice, unbroken } from '../../../ui/kit.ts'
import { fieldsOf, OperationForm, useOperationForm } from '../../../ui/form/kit.ts'
import styles from '../bollards.module.css'

const quiet = new Set(['raised', 'lowered', 'moving'])

/** What the next operator finds open, a sentence for each bollard: faults, those without a link, holds with their end and reason. */
const openMatters = (devices: readonly Device[]): string[] =>
  devices
    .filter((device) => !quiet.has(standingOf(device)))
    .map((device) => {
      const since = device.since === null ? '' : ` ${t(texts.sinceWhen, { since: formatInstant(device.since) })}`
      const hold =
        device.hold === null ? '' : `, ${t(texts.heldUntil, { until: formatInstant(device.hold.until) })}: ${device.hold.reason ?? '–'}`
      return `${device.name}: ${t(standingNames[standingOf(device)])}${since}${hold}`.slice(0, 300)
    })

export const handoverTexts = defineTexts({
  hand: { sl: 'Predaja izmene …', en: 'Hand the shift over …' },
  title: { sl: 'Predaja izmene', en: 'Hand the shift over' },
  text: { sl: 'Kaj naj ve naslednji', en: 'What the next one should know' },
  textHint: { sl: 'Ne pišite imen voznikov.', en: 'Write no names of drivers.' },
  matters: { sl: 'Odprte zadeve, ki gredo zraven', en: 'Open matters that go with it' },
  noMatters: { sl: 'Ni odprtih zadev.', en: 'No open matters.' },
  send: { sl: 'Predaj izmeno', en: 'Hand over' },
  sent: { sl: 'Izmena je predana.', en: 'The shift has been handed over.' },
  from: { sl: 'Predaja izmene: {by}, {at}', en: 'Hand-over: {by}, {at}' },
  confirm: { sl: 'Prebral/-a sem', en: 'I have read it' },
  confirmed: { sl: 'Predaja je potrjena.', en: 'The hand-over has been confirmed.' },
  earlier: { sl: 'Zadnje predaje', en: 'Last hand-overs' },
  readBy: { sl: 'prebral/-a {by}, {at}', en: 'read by {by}, {at}' },
  notRead: { sl: 'še ni prebrana', en: 'not read yet' },
})

const { TextAreaField } = fieldsOf<{ text: string }>()

const HandoverForm = ({ devices, onClose }: { devices: readonly Device[]; onClose: () => void }) => {
  // As they are when it is sent: somebody may have changed a bollard while one writes.
  const matters = openMatters(devices)
  const form = useOperationForm<typeof writeHandover, { text: string }>(writeHandover, {
    defaults: { text: '' },
    toCall: ({ text }) => ({ body: { text, matters } }),
    done: handoverTexts.sent,
    onDone: onClose,
  })
  return (
    <OperationForm form={form} leaveFreely submit={t(handoverTexts.send)} onCancel={onClose}>
      <TextAreaField name="text" label={t(handoverTexts.text)} description={t(handoverTexts.textHint)} rows={4} maxLength={2000} />
      <p className={styles.will}>{t(matters.length === 0 ? handoverTexts.noMatters : handoverTexts.matters)}</p>
      <ul className={styles.failed}>
        {matters.map((matter) => (
          <li key={matter}>{matter}</li>
        ))}
      </ul>
    </OperationForm>
  )
}

const Earlier = ({ handovers }: { handovers: readonly ShiftHandover[] }) => {
  if (handovers.length === 0) return null
  return (
    <details>
      <summary>{t(handoverTexts.earlier)}</summary>
      <ul className={styles.failed}>
        {handovers.map(({ id, text, written_by_name: by, written_at: at, confirmed_by_name: reader, confirmed_at: read }) => (
          <li key={id}>
            <strong>
              {by}, {formatInstant(at)}
            </strong>
            : {text} ({reader === null ? t(handoverTexts.notRead) : t(handoverTexts.readBy, { by: reader, at: formatInstant(read) })})
          </li>
        ))}
      </ul>
    </details>
  )
}

interface DialogProps {
  /** The bollards as they stand; undefined: nothing is open. */
  devices: readonly Device[] | undefined
  handovers: readonly ShiftHandover[]
  onClose: () => void
}

export const HandoverDialog = ({ devices, handovers, onClose }: DialogProps) => (
  <Modal opened={devices !== undefined} onClose={onClose} size={560} title={t(handoverTexts.title)}>
    {devices && <HandoverForm devices={devices} onClose={onClose} />}
    <Earlier handovers={handovers} />
  </Modal>
)

export const HandoverNotice = ({ handover }: { handover: ShiftHandover }) => {
  const confirm = useAction(confirmHandover, {
    done: handoverTexts.confirmed,
    // The button goes with its notice: the keyboard goes on at the top of the screen.
    onDone: () => document.getElementById('main')?.focus(),
  })
  const { id, text, matters, written_by_name: by, written_at: at } = handover
  return (
    <Notice>
      <div className={styles.handover}>
        <p>
          <strong>{unbroken(t(handoverTexts.from, { by, at: formatInstant(at) }))}</strong> {[text, ...matters].join(' · ')}
        </p>
        <Button
          label={t(handoverTexts.confirm)}
          small
          look="plain"
          busy={confirm.isPending}
          onClick={() => confirm.mutate({ params: { id } })}
        />
      </div>
    </Notice>
  )
}
