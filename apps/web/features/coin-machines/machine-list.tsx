import {
  listMachines,
  type MachineDay,
  type MachineRow,
  readMachineHistory,
  renewMachineKey,
} from '@dovolilnice/contract/coin-machines/operations'
import type { Locale, Text } from '@dovolilnice/contract/locale'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { confirm, formatInstant, pageLocale, printPaper, t, useAction, useMay, useOperation } from '../../platform/kit.ts'
import { DayBars } from '../../ui/chart/day-bars.tsx'
import { Button, Columns, type FilterOf, ListScreen, Modal, OperationView, type RowAction, StatusBadge, StepDialog } from '../../ui/kit.ts'
import { texts } from './texts.ts'
import { reportFault } from '@dovolilnice/contract/coin-machines/maintenance/maintenance'
import { type BodyOf, fieldsOf, FormButtons, CheckSetField, DecimalField, FormRow, MoneyField } from '../../ui/form/kit.ts'
import styles from './coin-machines.module.css'
import { readEmptyingPdf } from '@dovolilnice/contract/coin-machines/emptying/emptying'
import { faultsText, knownFaults } from '@dovolilnice/contract/coin-machines/machine-faults'
import { localDateTimeOf, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { IconAdjustments, IconChartBar, IconKey, IconPencil, IconPigMoney, IconPlus, IconTool } from '@tabler/icons-react'
import { useState } from 'react'
import { EmptyingDialog } from './emptying-dialog.tsx'
import { MachineDialog } from './machine-dialog.tsx'
import { readThresholds, updateThresholds } from '@dovolilnice/contract/coin-machines/alerts/alerts'
import type { OperationOutput } from '@dovolilnice/contract/operation'
import { z } from 'zod/mini'

/** An empty address is left out by the form and stored as null. */
const { mail_to, escalate_to } = updateThresholds.body.shape
const schema = z.extend(z.omit(updateThresholds.body, { vat_basis_points: true }), {
  mail_to: z.optional(mail_to),
  escalate_to: z.optional(escalate_to),
  vat_percent: z.optional(z.number({ error: 'required' }).check(z.minimum(0), z.maximum(100))),
})
type Values = z.input<typeof schema>

const { NumberField, TextField } = fieldsOf<Values>()

const ThresholdsForm = ({ thresholds, onClose }: { thresholds: OperationOutput<typeof readThresholds>; onClose: () => void }) => {
  const { vat_basis_points: vat, ...more } = thresholds
  return (
    <StepDialog<typeof updateThresholds, Values>
      title={t(texts.thresholds)}
      about="thresholds"
      operation={updateThresholds}
      schema={schema}
      defaults={{
        ...more,
        mail_to: thresholds.mail_to ?? '',
        escalate_to: thresholds.escalate_to ?? '',
        vat_percent: vat === null ? '' : vat / 100,
      }}
      toCall={({ vat_percent: percent, ...values }) => ({
        body: {
          ...values,
          mail_to: values.mail_to ?? null,
          escalate_to: values.escalate_to ?? null,
          vat_basis_points: percent === undefined ? null : Math.round(percent * 100),
        },
      })}
      submit={t(texts.save)}
      done={texts.thresholdsSaved}
      onClose={onClose}
    >
      <FormRow>
        <NumberField name="fill_percent" label={t(texts.fillPercent)} />
        <MoneyField<Values> name="change_cents" label={t(texts.changeCents)} />
      </FormRow>
      <FormRow>
        <NumberField name="silence_minutes" label={t(texts.silenceMinutes)} />
        <NumberField name="escalate_minutes" label={t(texts.escalateMinutes)} />
      </FormRow>
      <TextField name="mail_to" type="email" label={t(texts.mailTo)} description={t(texts.mailToHint)} optional />
      <TextField name="escalate_to" type="email" label={t(texts.escalateTo)} description={t(texts.escalateToHint)} optional />
      <DecimalField<Values> name="vat_percent" label={t(texts.vatRate)} description={t(texts.vatHint)} optional />
      <CheckSetField<Values>
        name="ignored_faults"
        legend={t(texts.ignoredFaults)}
        options={Object.entries(knownFaults).map(([value, name]) => ({ value, label: t(name) }))}
      />
    </StepDialog>
  )
}

const ThresholdsDialog = ({ onClose }: { onClose: () => void }) => {
  const query = useOperation(readThresholds, {})
  if (query.data !== undefined) return <ThresholdsForm thresholds={query.data} onClose={onClose} />
  return (
    <Modal opened onClose={onClose} size={600} title={t(texts.thresholds)}>
      <OperationView query={query}>{() => null}</OperationView>
    </Modal>
  )
}

interface Chart {
  key: string
  title: Text
  value: (day: MachineDay) => number | null
  text: (value: number, locale: Locale) => string
}

const charts: readonly Chart[] = [
  { key: 'coins', title: texts.coinsByDay, value: ({ coins }) => coins, text: formatCents },
  { key: 'chng', title: texts.changeByDay, value: ({ chng }) => chng, text: formatCents },
  { key: 'pfill', title: texts.fillByDay, value: ({ pfill }) => pfill, text: (value) => `${value} %` },
  {
    key: 'faulty',
    title: texts.faultsByDay,
    value: ({ reports, faulty }) => (reports === 0 ? null : Math.round((faulty / reports) * 100)),
    text: (value) => `${value} %`,
  },
]

const HistoryDialog = ({ machine, onClose }: { machine: MachineRow; onClose: () => void }) => (
  <Modal opened onClose={onClose} size={1000} title={t(texts.historyOf, { name: `${machine.cashier_nr} ${machine.cashier_name}` })}>
    <OperationView query={useOperation(readMachineHistory, { params: { id: machine.id } })}>
      {({ days }) => (
        <Columns least="24rem">
          {charts.map(({ key, title, value, text }) => (
            <DayBars
              key={key}
              title={t(title)}
              tableTitle={t(texts.asTable)}
              dayTitle={t(texts.day)}
              days={days.map((one) => ({ day: one.day, value: value(one) }))}
              text={(number) => text(number, pageLocale())}
            />
          ))}
        </Columns>
      )}
    </OperationView>
  </Modal>
)

const { TextAreaField } = fieldsOf<BodyOf<typeof reportFault>>()

const FaultDialog = ({ machine, onClose }: { machine: MachineRow; onClose: () => void }) => (
  <StepDialog
    title={t(texts.reportFault)}
    subject={`${machine.cashier_nr} ${machine.cashier_name}`}
    operation={reportFault}
    params={{ id: machine.id }}
    defaults={{ fault: '' }}
    done={texts.faultReported}
    onClose={onClose}
  >
    <TextAreaField name="fault" label={t(texts.faultText)} rows={3} maxLength={500} />
  </StepDialog>
)

const KeyDialog = ({ code, secret, onClose }: { code: string; secret: string; onClose: () => void }) => (
  <Modal opened onClose={onClose} size={560} title={t(texts.keyTitle, { code })}>
    <p>{t(texts.keyOnce, { code })}</p>
    <code className={styles.key}>{secret}</code>
    <FormButtons>
      <Button label={t(texts.close)} onClick={onClose} />
    </FormButtons>
  </Modal>
)

const filters: readonly FilterOf<typeof listMachines>[] = [
  { key: 'with_errors', label: texts.withErrors, kind: 'flag' },
  { key: 'active', label: texts.onlyInUse, kind: 'flag' },
]

interface Key {
  code: string
  secret: string
}

/** A new key, asked for first, because the present one ends. */
const useNewKey = (onKey: (key: Key) => void) => {
  const renew = useAction(renewMachineKey, { done: texts.keyMade })
  return async ({ id, code }: MachineRow): Promise<void> => {
    const sure = await confirm({ title: texts.newKey, text: texts.newKeyAsk, action: texts.newKey, danger: true })
    if (sure) renew.mutate({ params: { id } }, { onSuccess: ({ key }) => onKey({ code, secret: key }) })
  }
}

const isToday = (instant: string): boolean => localDayOf(new Date(instant)) === localDayOf(new Date())

export const MachineList = () => {
  const may = useMay()
  const [edited, edit] = useState<MachineRow | 'new'>()
  const [isSetting, set] = useState(false)
  const [past, look] = useState<MachineRow>()
  const [full, empty] = useState<MachineRow>()
  const [faulty, reportOn] = useState<MachineRow>()
  const [shownKey, showKey] = useState<Key>()
  const renewKey = useNewKey(showKey)
  const report = (row: MachineRow): RowAction => ({ label: texts.reportFault, icon: IconTool, onClick: () => reportOn(row) })
  const emptying = (row: MachineRow): RowAction => ({ label: texts.empty, icon: IconPigMoney, onClick: () => empty(row) })
  const administer = (row: MachineRow): RowAction[] => [
    { label: texts.edit, icon: IconPencil, onClick: () => edit(row) },
    { label: texts.newKey, icon: IconKey, onClick: () => void renewKey(row), danger: true },
  ]
  return (
    <>
      <ListScreen
        id="coin-machines"
        title={texts.machines}
        operation={listMachines}
        filters={filters}
        cells={{
          // Short values: as plain texts they would be given the width of a name.
          cashier_nr: ({ cashier_nr: number }) => number,
          pfill: ({ pfill }) => pfill !== null && `${pfill} %`,
          errors_str: ({ errors_str: errors, active, last_update: last }) =>
            !active ? (
              <StatusBadge tone="neutral">{t(texts.outOfUse)}</StatusBadge>
            ) : errors !== '' ? (
              <StatusBadge tone="bad">{faultsText(errors, pageLocale())}</StatusBadge>
            ) : (
              last !== null && <StatusBadge tone="good">{t(texts.works)}</StatusBadge>
            ),
          last_update: ({ last_update: at, claimed_at: claimed }) => {
            if (at === null) return t(texts.never)
            const shown = isToday(at) ? localDateTimeOf(new Date(at)).slice(11, 16) : formatInstant(at)
            return claimed === null ? shown : t(texts.wrongClock, { at: shown, claimed: formatInstant(claimed) })
          },
        }}
        rowActions={(row) => [
          { label: texts.history, icon: IconChartBar, onClick: () => look(row) },
          ...(may('machines:empty') ? [emptying(row)] : []),
          ...(may('machines:maintain') ? [report(row)] : []),
          ...(may('machines:administer') ? administer(row) : []),
        ]}
        actions={
          may('machines:administer') && (
            <>
              <Button label={t(texts.thresholds)} look="plain" icon={IconAdjustments} onClick={() => set(true)} />
              <Button label={t(texts.add)} icon={IconPlus} onClick={() => edit('new')} />
            </>
          )
        }
        onOpen={look}
        live="machines"
        empty={{ title: texts.none, text: texts.noneText }}
      />
      {edited !== undefined && <MachineDialog machine={edited} onClose={() => edit(undefined)} onKey={showKey} />}
      {past !== undefined && <HistoryDialog machine={past} onClose={() => look(undefined)} />}
      {full !== undefined && (
        <EmptyingDialog machine={full} onClose={() => empty(undefined)} onDone={(id) => printPaper(readEmptyingPdf, id)} />
      )}
      {faulty !== undefined && <FaultDialog machine={faulty} onClose={() => reportOn(undefined)} />}
      {isSetting && <ThresholdsDialog onClose={() => set(false)} />}
      {shownKey !== undefined && <KeyDialog {...shownKey} onClose={() => showKey(undefined)} />}
    </>
  )
}
