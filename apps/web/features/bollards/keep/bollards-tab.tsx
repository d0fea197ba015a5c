import type { GateStanding } from '@dovolilnice/contract/bollards/keep/gate-standing'
import { formatInstant, pageLocale, t, tableRefreshInterval, useLive, useMay, useOperation } from '../../../platform/kit.ts'
import { standingLabels, texts } from './keep-texts.ts'
import {
  Button,
  CopyButton,
  EmptyState,
  Facts,
  Modal,
  Notice,
  OperationView,
  Sheet,
  SheetTable,
  Stacked,
  StatusBadge,
  type StatusTone,
  StepDialog,
} from '../../../ui/kit.ts'
import styles from './keep.module.css'
import { directionNames, failModeNames, passbackNames } from '@dovolilnice/contract/bollards/set-up-names'
import { type KeptBollard, readBollards, retireBollard, returnBollard } from '@dovolilnice/contract/bollards/keep/operations'
import { formOfTimes, updateBollardTimes } from '@dovolilnice/contract/bollards/keep/times-and-emergency'
import { hoursInWords } from '@dovolilnice/contract/parking/window-days'
import type { OperationOutput } from '@dovolilnice/contract/operation'
import { type BodyOf, fieldsOf, FormButtons, DecimalField, FormRow } from '../../../ui/form/kit.ts'
import { GatesLinkNotice } from '../gates-link-notice.tsx'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { gateSign } from '../../../ui/map/gate-sign.ts'
import { EnrolDialog, GateAccount, RevokeDialog } from './enrol-dialog.tsx'
import { EmergencySheet } from './emergency-sheet.tsx'
import { ChangeBollardDialog, NewBollardDialog } from './bollard-dialog.tsx'
import { ordinaryTimes } from '@dovolilnice/contract/bollards/bollard-times'

type Values = BodyOf<typeof updateBollardTimes>
const { NumberField } = fieldsOf<Values>()

const TimesDialog = ({ bollard, onClose }: { bollard: KeptBollard; onClose: () => void }) => {
  // The one that was looked at: what somebody else saves meanwhile must not be overwritten unseen.
  const [{ code, name, version, times }] = useState(bollard)
  return (
    <StepDialog
      title={t(texts.times)}
      subject={name}
      operation={updateBollardTimes}
      params={{ code }}
      about={`times ${code} ${version}`}
      defaults={{ ...formOfTimes(times ?? ordinaryTimes), version }}
      submit={t(texts.save)}
      done={texts.timesDone}
      onClose={onClose}
    >
      <p>{t(texts.timesText)}</p>
      <FormRow>
        <DecimalField<Values> name="motor" label={t(texts.timeMotor)} />
        <DecimalField<Values> name="clear" label={t(texts.timeClear)} />
      </FormRow>
      <FormRow>
        <DecimalField<Values> name="warn" label={t(texts.timeWarn)} />
        <DecimalField<Values> name="passage" label={t(texts.timePassage)} />
      </FormRow>
      <FormRow>
        <DecimalField<Values> name="stuck_minutes" label={t(texts.timeStuck)} />
        <DecimalField<Values> name="vehicle" label={t(texts.timeVehicle)} />
      </FormRow>
      <FormRow>
        <NumberField name="chatter_edges" label={t(texts.timeEdges)} />
        <DecimalField<Values> name="chatter" label={t(texts.timeChatter)} />
      </FormRow>
      <DecimalField<Values> name="emergency_minutes" label={t(texts.timeEmergency)} />
    </StepDialog>
  )
}

const tones: Record<GateStanding, StatusTone> = {
  unheard: 'neutral',
  offline: 'warning',
  waiting: 'active',
  ready: 'good',
  closing: 'warning',
  closed: 'over',
}

const StandingBadge = ({ standing }: { standing: GateStanding }) => (
  <StatusBadge tone={tones[standing]}>{t(standingLabels[standing])}</StatusBadge>
)

const Line = ({ name, value }: { name: string; value: string }) => (
  <div className={styles.line}>
    <code>{value}</code>
    <CopyButton name={name} value={value} />
  </div>
)

/** What makes a gate known to its broker, and what starts it: with the embedded broker all is ready, with one of the town's own its account is made by hand. */
const GateSetup = ({ code, embeddedBroker }: { code: string; embeddedBroker: string | null }) => (
  <section className={styles.install}>
    <h3>{t(texts.install)}</h3>
    {embeddedBroker === null ? (
      <>
        <p>{t(texts.own, { code })}</p>
        <Line name={t(texts.accountCommand)} value={`mosquitto_passwd gates.passwords ${code} && systemctl reload mosquitto`} />
        <p>{t(texts.ownDevice, { file: 'keys/whitelist.pub' })}</p>
        <Line
          name={t(texts.command)}
          value={`MQTT_URL=mqtts://${code}:…@…:8883 npm run gate -- --device ${code} --key whitelist.pub --data /var/lib/gate`}
        />
      </>
    ) : (
      <>
        <p>{t(texts.embedded, { code, file: `gates/${code}/password` })}</p>
        <Line name={t(texts.command)} value={`npm run gate -- --device ${code} --broker ${embeddedBroker}`} />
        <p>{t(texts.embeddedOnly)}</p>
      </>
    )}
    <p>{t(texts.driver)}</p>
  </section>
)

interface DetailsProps {
  bollard: KeptBollard
  kept: OperationOutput<typeof readBollards>
  /** Absent for who may only read. */
  onEdit: (() => void) | undefined
  onInUse: (() => void) | undefined
  onTimes: (() => void) | undefined
  /** Both absent for who may not administer, or where accounts are made by hand; the first also out of use. */
  onEnrol: (() => void) | undefined
  onRevoke: (() => void) | undefined
  onClose: () => void
}

const BollardFacts = ({ bollard }: { bollard: KeptBollard }) => {
  const instant = (at: string | null) => at !== null && formatInstant(at)
  const { code, parking_lot_name: lot, zone, list_entries: entries } = bollard
  const timesText = ({ times }: KeptBollard): string =>
    times === null ? t(texts.timesOrdinary) : t(texts.timesSet, { ...formOfTimes(times) })
  return (
    <Facts
      facts={[
        { label: t(texts.status), value: <StandingBadge standing={bollard.standing} /> },
        { label: t(texts.since), value: instant(bollard.out_of_use_since) },
        { label: t(texts.code), value: code },
        { label: t(texts.guards), value: lot === null ? t(texts.allZones) : t(texts.guardsLot, { lot, zone: zone ?? '' }) },
        { label: t(texts.heardAt), value: instant(bollard.heard_at) },
        { label: t(texts.list), value: entries !== null && t(texts.listEntries, { count: entries }) },
        { label: t(texts.heldUntil), value: instant(bollard.held_until) },
        { label: t(texts.times), value: bollard.active && timesText(bollard) },
        { label: t(texts.direction), value: bollard.active && t(directionNames[bollard.direction]) },
        { label: t(texts.passback), value: bollard.active && bollard.passback !== 'off' && t(passbackNames[bollard.passback]) },
        { label: t(texts.openWindows), value: bollard.active && hoursInWords(bollard.open_windows, pageLocale()) },
        { label: t(texts.onFailure), value: bollard.active && t(failModeNames[bollard.fail_mode]) },
      ]}
    />
  )
}

const BollardDetails = ({ bollard, kept, onEdit, onInUse, onTimes, onEnrol, onRevoke, onClose }: DetailsProps) => {
  const { active, code, name, standing } = bollard
  return (
    <Modal opened onClose={onClose} size={680} title={name}>
      <div className={styles.details}>
        {standing === 'closing' && <Notice tone="warning">{t(texts.closingText)}</Notice>}
        {standing === 'closed' && <p>{t(bollard.account_may_go ? texts.closedText : texts.pendingText)}</p>}
        <BollardFacts bollard={bollard} />
        <GatesLinkNotice link={kept.link} />
        {onRevoke && <GateAccount bollard={bollard} onEnrol={onEnrol} onRevoke={onRevoke} />}
        {active && kept.link.up && (kept.embedded_broker !== null || !kept.enrols) && (
          <GateSetup code={code} embeddedBroker={kept.embedded_broker} />
        )}
      </div>
      <FormButtons>
        <Button label={t(texts.close)} look="plain" onClick={onClose} />
        {onInUse !== undefined && (
          <Button label={t(active ? texts.retire : texts.putBack)} look="plain" danger={active} onClick={onInUse} />
        )}
        {active && onTimes !== undefined && <Button label={t(texts.times)} look="plain" onClick={onTimes} />}
        {active && onEdit !== undefined && <Button label={t(texts.edit)} onClick={onEdit} />}
      </FormButtons>
    </Modal>
  )
}

const { TextField } = fieldsOf<BodyOf<typeof retireBollard>>()

const InUseDialog = ({ bollard, onClose }: { bollard: KeptBollard; onClose: () => void }) => {
  const { active, code, name, version, standing } = bollard
  const words = active
    ? { title: texts.retire, text: texts.retireText, done: texts.retireDone }
    : { title: texts.putBack, text: texts.putBackText, done: texts.putBackDone }
  return (
    <StepDialog
      title={t(words.title)}
      subject={name}
      operation={active ? retireBollard : returnBollard}
      params={{ code }}
      about={`${code} ${version}`}
      defaults={{ reason: '', version }}
      danger={active}
      done={words.done}
      onClose={onClose}
    >
      <p>{t(words.text)}</p>
      {active && standing === 'offline' && <Notice tone="warning">{t(texts.retireOffline)}</Notice>}
      <TextField name="reason" label={t(texts.why)} maxLength={2000} />
    </StepDialog>
  )
}

interface TableProps {
  bollards: readonly KeptBollard[]
  onOpen: (code: string) => void
}

const InUse = ({ bollards, onOpen }: TableProps) => (
  <SheetTable
    caption={t(texts.bollards)}
    rows={bollards}
    rowKey={({ code }) => code}
    onOpen={({ code }) => onOpen(code)}
    columns={[
      { title: t(texts.name), cell: ({ name, place }) => `${gateSign((place ?? 1) - 1)} ${name}` },
      { title: t(texts.code), cell: ({ code }) => code },
      { title: t(texts.guards), cell: ({ zone }) => (zone === null ? t(texts.allZones) : t(texts.guardsZone, { zone })) },
      { title: t(texts.status), cell: ({ standing }) => <StandingBadge standing={standing} /> },
    ]}
  />
)

const OutOfUse = ({ bollards, onOpen }: TableProps) => (
  <Sheet title={t(texts.retired)}>
    <SheetTable
      caption={t(texts.retired)}
      rows={bollards}
      rowKey={({ code }) => code}
      onOpen={({ code }) => onOpen(code)}
      columns={[
        { title: t(texts.name), cell: ({ name }) => name },
        { title: t(texts.code), cell: ({ code }) => code },
        { title: t(texts.since), cell: ({ out_of_use_since: since }) => formatInstant(since) },
        { title: t(texts.status), cell: ({ standing }) => <StandingBadge standing={standing} /> },
      ]}
    />
  </Sheet>
)

/** What is open: the details of a bollard, or a step with it; by its code, so that it shows what was read since. */
type Opened = { code: string; as: 'details' | 'edit' | 'in-use' | 'times' | 'enrol' | 'revoke' } | 'new'

const Dialogs = ({ kept, opened, open }: { kept: Kept; opened: Opened; open: (opened: Opened | undefined) => void }) => {
  const may = useMay()
  const mayWrite = may('parking:write')
  const close = () => open(undefined)
  const { bollards } = kept
  if (opened === 'new') return <NewBollardDialog bollards={bollards} onClose={close} onMade={(code) => open({ code, as: 'details' })} />
  const bollard = bollards.find(({ code }) => code === opened.code)
  if (bollard === undefined) return null
  const go = (as: 'edit' | 'in-use' | 'times' | 'enrol' | 'revoke') => (mayWrite ? () => open({ code: bollard.code, as }) : undefined)
  if (opened.as === 'edit') return <ChangeBollardDialog bollard={bollard} bollards={bollards} onClose={close} />
  if (opened.as === 'in-use') return <InUseDialog bollard={bollard} onClose={close} />
  if (opened.as === 'times') return <TimesDialog bollard={bollard} onClose={close} />
  if (opened.as === 'enrol') return <EnrolDialog bollard={bollard} onClose={close} />
  if (opened.as === 'revoke') return <RevokeDialog bollard={bollard} onClose={close} />
  const mayAdminister = may('bollards:administer')
  const enrols = mayAdminister && kept.enrols
  return (
    <BollardDetails
      bollard={bollard}
      kept={kept}
      onEdit={go('edit')}
      onInUse={go('in-use')}
      onTimes={mayAdminister ? go('times') : undefined}
      onEnrol={enrols && bollard.active ? go('enrol') : undefined}
      onRevoke={enrols ? go('revoke') : undefined}
      onClose={close}
    />
  )
}

type Kept = OperationOutput<typeof readBollards>

const Bollards = ({ kept }: { kept: Kept }) => {
  const may = useMay()
  const mayWrite = may('parking:write')
  const [opened, open] = useState<Opened>()
  const inUse = kept.bollards.filter(({ active }) => active)
  const outOfUse = kept.bollards.filter(({ active }) => !active)
  const show = (code: string): void => open({ code, as: 'details' })
  const add = mayWrite && <Button label={t(texts.add)} icon={IconPlus} onClick={() => open('new')} />
  return (
    <Stacked>
      <Sheet title={t(texts.bollards)} actions={inUse.length > 0 && add}>
        {inUse.length === 0 ? (
          <EmptyState title={t(texts.none)} text={t(texts.noneText)} action={add} />
        ) : (
          <InUse bollards={inUse} onOpen={show} />
        )}
      </Sheet>
      {outOfUse.length > 0 && <OutOfUse bollards={outOfUse} onOpen={show} />}
      {may('bollards:administer') && <EmergencySheet />}
      {opened !== undefined && <Dialogs kept={kept} opened={opened} open={open} />}
    </Stacked>
  )
}

export const BollardsTab = () => {
  const query = useOperation(readBollards, {}, { every: tableRefreshInterval })
  useLive(useMay()('bollards:read') ? 'bollards' : undefined, query.refetch)
  return <OperationView query={query}>{(kept) => <Bollards kept={kept} />}</OperationView>
}
