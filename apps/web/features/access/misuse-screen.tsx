import { accessEventLabels } from '@dovolilnice/contract/access/access-event'
import {
  getMisuse,
  listMisuse,
  misuseKinds,
  misuseLabels,
  misuseOutcomeLabels,
  misuseOutcomes,
  type MisuseRow,
  misuseSentence,
  readMisuseLimits,
  settleMisuse,
  startingMisuseLimits,
  updateMisuseLimits,
  weighMisuseLimits,
} from '@dovolilnice/contract/access/misuse'
import { keysOf } from '@dovolilnice/contract/keys-of'
import type { OperationOutput } from '@dovolilnice/contract/operation'
import { openingLabels } from '@dovolilnice/contract/permits/permit-labels'
import { localDateTimeOf, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { formatDay, formatInstant, pageLocale, t, useMay, useOperation } from '../../platform/kit.ts'
import {
  Button,
  ButtonLink,
  Facts,
  type FilterOf,
  ListScreen,
  Modal,
  OperationView,
  Stacked,
  StatusBadge,
  StepDialog,
  WhenRead,
} from '../../ui/kit.ts'
import { type BodyOf, fieldsOf, FormButtons, FormRow, OperationForm, optionsOf, useOperationForm } from '../../ui/form/kit.ts'
import styles from './access.module.css'
import { misuseTexts, texts } from './texts.ts'

const { SelectField, TextAreaField } = fieldsOf<BodyOf<typeof settleMisuse>>()
const { NumberField } = fieldsOf<BodyOf<typeof updateMisuseLimits>>()

type Suspicion = OperationOutput<typeof getMisuse>

/** What may be said of it: nobody is warned who has no address, and no permit is no procedure. */
const outcomesOf = ({ permit_id: permit, mailable }: Suspicion) =>
  misuseOutcomes.filter((outcome) => outcome === 'dismissed' || (outcome === 'warned' ? mailable : permit !== null))

const SettleForm = ({ suspicion }: { suspicion: Suspicion }) => {
  const { id } = suspicion
  const form = useOperationForm(settleMisuse, {
    params: { id },
    about: id,
    defaults: { outcome: '', remark: '' },
    done: misuseTexts.settled,
  })
  return (
    <OperationForm form={form} leaveFreely label={t(misuseTexts.settle)} submit={t(misuseTexts.settle)}>
      <SelectField name="outcome" label={t(misuseTexts.outcome)} options={optionsOf(misuseOutcomeLabels, outcomesOf(suspicion))} />
      <TextAreaField name="remark" label={t(misuseTexts.note)} description={t(misuseTexts.remarkHint)} maxLength={1000} rows={3} />
    </OperationForm>
  )
}

const Suspicion = ({ suspicion }: { suspicion: Suspicion }) => {
  const may = useMay()
  const { kind, outcome, evidence, permit_id: permit, settled_at: at, settled_by_name: by } = suspicion
  const facts = [
    { label: t(misuseTexts.kind), value: t(misuseLabels[kind]) },
    { label: t(misuseTexts.day), value: formatDay(localDayOf(new Date(suspicion.at))) },
    { label: t(misuseTexts.what), value: misuseSentence(suspicion, pageLocale()) },
    { label: t(texts.permit), value: suspicion.permit_number },
    { label: t(misuseTexts.outcome), value: outcome && t(misuseOutcomeLabels[outcome]) },
    { label: t(misuseTexts.settledBy), value: at && `${by ?? ''}, ${formatInstant(at)}` },
    { label: t(misuseTexts.note), value: suspicion.remark, wide: true },
  ]
  return (
    <Stacked>
      <Facts facts={facts} />
      <section>
        <h3 className={styles.part}>{t(misuseTexts.evidence)}</h3>
        <ol className={styles.lines}>
          {evidence.map((line) => (
            <li key={line.id}>
              <span>
                {line.device_name} · {t(accessEventLabels[line.event_name])}
                {line.credential_kind !== null &&
                  ` · ${t(openingLabels[line.credential_kind])} ${line.credential ?? t(misuseTexts.forgotten)}`}
              </span>
              <span className={styles.soft}>{localDateTimeOf(new Date(line.at)).slice(11)}</span>
            </li>
          ))}
        </ol>
      </section>
      {outcome === null && may('access-log:write') && <SettleForm suspicion={suspicion} />}
      {permit !== null && may('permits:read') && (
        <FormButtons>
          <ButtonLink
            label={t(outcome === 'procedure' ? misuseTexts.toProcedure : texts.toPermit)}
            look="plain"
            to="/dovolilnice/$id"
            params={{ id: permit }}
          />
        </FormButtons>
      )}
    </Stacked>
  )
}

const SuspicionBody = ({ id }: { id: string }) => {
  const query = useOperation(getMisuse, { params: { id } })
  return <OperationView query={query}>{(suspicion) => <Suspicion suspicion={suspicion} />}</OperationView>
}

/** How many last month would have given, while the numbers are typed. */
const Weighed = () => {
  const typed = weighMisuseLimits.body.safeParse(useWatch<BodyOf<typeof updateMisuseLimits>>())
  // A month of passages is read for it: not for what is typed halfway.
  const { data } = useOperation(weighMisuseLimits, { body: typed.data ?? startingMisuseLimits }, { keep: true, enabled: typed.success })
  if (!typed.success || data === undefined) return null
  return (
    <p role="status" className="hint">
      {t(misuseTexts.weighed)}{' '}
      {keysOf(data)
        .map((kind) => `${t(misuseLabels[kind])}: ${data[kind]}`)
        .join(' · ')}
    </p>
  )
}

const LimitsForm = ({ limits, onClose }: { limits: OperationOutput<typeof readMisuseLimits>; onClose: () => void }) => (
  <StepDialog
    title={t(misuseTexts.limits)}
    about="misuse-limits"
    operation={updateMisuseLimits}
    defaults={limits}
    submit={t(misuseTexts.save)}
    done={misuseTexts.saved}
    onClose={onClose}
  >
    <FormRow>
      <NumberField name="speed_kmh" label={t(misuseTexts.speed)} />
      <NumberField name="openings_a_day" label={t(misuseTexts.openings)} />
    </FormRow>
    <FormRow>
      <NumberField name="plate_seconds" label={t(misuseTexts.plateSeconds)} />
      <NumberField name="tries" label={t(misuseTexts.tries)} />
    </FormRow>
    <Weighed />
  </StepDialog>
)

const LimitsDialog = ({ onClose }: { onClose: () => void }) => (
  <WhenRead title={t(misuseTexts.limits)} query={useOperation(readMisuseLimits, {})} onClose={onClose}>
    {(limits) => <LimitsForm limits={limits} onClose={onClose} />}
  </WhenRead>
)

const filters: readonly FilterOf<typeof listMisuse>[] = [
  { key: 'open', label: misuseTexts.onlyOpen, kind: 'flag', initial: true },
  { key: 'kind', label: misuseTexts.kind, kind: 'choice', options: optionsOf(misuseLabels, misuseKinds) },
  { key: 'permit_number', label: texts.permit, kind: 'text' },
]

const cells = {
  outcome: ({ outcome }: MisuseRow) => (
    <StatusBadge tone={outcome === null ? 'active' : 'over'}>
      {t(outcome === null ? misuseTexts.toLookAt : misuseOutcomeLabels[outcome])}
    </StatusBadge>
  ),
}

export const MisuseScreen = () => {
  const may = useMay()
  const [opened, open] = useState<MisuseRow>()
  const [isSetting, set] = useState(false)
  return (
    <>
      <ListScreen
        id="misuse"
        title={misuseTexts.title}
        operation={listMisuse}
        cells={cells}
        filters={filters}
        onOpen={open}
        actions={may('bollards:administer') && <Button label={t(misuseTexts.limits)} look="plain" onClick={() => set(true)} />}
        empty={{ title: misuseTexts.none, text: misuseTexts.noneHint }}
        live="access"
      />
      <Modal opened={opened !== undefined} onClose={() => open(undefined)} size={680} title={t(misuseTexts.title)}>
        {opened !== undefined && <SuspicionBody id={opened.id} />}
      </Modal>
      {isSetting && <LimitsDialog onClose={() => set(false)} />}
    </>
  )
}
