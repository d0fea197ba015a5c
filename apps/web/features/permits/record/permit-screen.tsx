import type { PermitDetails } from '@dovolilnice/contract/permits/permit'
import { hoursInWords } from '@dovolilnice/contract/parking/window-days'
import { permitActionLabels, permitStatusLabels } from '@dovolilnice/contract/permits/permit-labels'
import { permitTransitions } from '@dovolilnice/contract/permits/permit-status'
import { getPermit, readPermitPdf, readRevocation, updatePermit } from '@dovolilnice/contract/permits/record/operations'
import { lastingPlates } from '@dovolilnice/contract/permits/issue/replacement-rules'
import { lastDayOf } from '@dovolilnice/contract/primitives/local-day'
import {
  type Icon,
  IconBan,
  IconCalendarPlus,
  IconCar,
  IconClock,
  IconDeviceMobile,
  IconGavel,
  IconHomeEdit,
  IconMail,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconPrinter,
  IconReplace,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import {
  formatDay,
  formatValidity,
  pageLocale,
  printPaper,
  t,
  useLive,
  useMay,
  useOperation,
  readResources,
  useResource,
  useScreenTitle,
} from '../../../platform/kit.ts'
import {
  Button,
  ButtonLink,
  EditRecord,
  History,
  KeyCap,
  MailsSheet,
  NoEmail,
  OperationView,
  Part,
  PersonSheet,
  Plate,
  Sheet,
  Stacked,
  useKeys,
} from '../../../ui/kit.ts'
import { TitleLine, TitleLineRoom } from '../../../ui/shell/inside/title-line.tsx'
import styles from '../permits.module.css'
import { AddCredentialDialog, ChangeVehicleDialog, TemporaryVehicleDialog } from '../opening/vehicle-dialogs.tsx'
import { DeletePermitDialog, HolderDialog, stepDialogs } from './step-dialogs.tsx'
import { notInErrorReasons, texts } from '../texts.ts'
import type { Resources } from '@dovolilnice/contract/resources/operations'
import { fieldsOf, FilesField, formDataOf, FormRow, FormSection, useOperationForm } from '../../../ui/form/kit.ts'
import { bodyOf, changedPermitSchema, emptyPermit, type PermitValues, valuesOf } from '../issue/permit-form.ts'
import { HolderSection, HoursRow, lotOptions, OpeningSection } from './permit-sections.tsx'
import { watchedPermit } from './watched-permit.ts'
import { useParams } from '@tanstack/react-router'
import { CredentialsSheet } from '../opening/credentials-sheet.tsx'
import { PermitSheet } from './permit-facts.tsx'
import { ChainSheet, PermitDocuments } from './permit-records.tsx'
import { PermitStatusBadge } from '../permit-status-badge.tsx'

type Step = keyof typeof stepDialogs

/** What is asked at the counter and on the telephone. */
const openingDialogs = { change: ChangeVehicleDialog, temporary: TemporaryVehicleDialog, add: AddCredentialDialog }
const openings = [
  { step: 'change', press: 'v', label: texts.changeVehicle, icon: IconCar },
  { step: 'temporary', press: 't', label: texts.temporaryVehicle, icon: IconClock },
  { step: 'add', press: 'm', label: texts.addCredential, icon: IconDeviceMobile },
] as const

const icons: Record<Step, Icon> = { resume: IconPlayerPlay, replace: IconReplace, suspend: IconPlayerPause, revoke: IconBan }

/** What can be done is said of each step in the same place: what is often done first, then the data, at the end what takes the permit away. */
const order: readonly Step[] = ['resume', 'replace', 'suspend', 'revoke']
const takesAway: readonly Step[] = ['suspend', 'revoke']

/** What is said on the telephone: whether it holds today, where, until when and in which hours. */
const Answer = ({ permit }: { permit: PermitDetails }) => {
  const holds = permit.status === 'active'
  const hours = hoursInWords(permit.time_windows, pageLocale())
  const values = {
    lot: t(permit.parking_lot_name),
    hours: hours && `, ${hours}`,
    day: formatDay(lastDayOf(permit.valid_until)),
    status: t(permitStatusLabels[permit.status]).toLowerCase(),
  }
  return (
    <p className={styles.answer}>
      <strong>{t(texts.asked)}</strong> {t(holds ? texts.answerYes : texts.answerNo, values)}
    </p>
  )
}

/** Why a permit made at the office cannot be marked as entered in error, where nothing else has ended it. */
const NotInError = ({ permit }: { permit: PermitDetails }) => {
  const may = useMay()
  const why = permit.deletion_blocks.find((block) => block !== 'mistaken')
  if (why === undefined || permit.application !== null || permit.actions.length === 0 || !may('permits:write')) return null
  return <p className="soft">{t(texts.notInError, { why: t(notInErrorReasons[why]) })}</p>
}

/** What this clerk may do with the permit now: the steps that travelled with it, and what is always there. None is filled: a permit waits for no step. */
const PermitActions = ({ permit, onEdit }: { permit: PermitDetails; onEdit: () => void }) => {
  const may = useMay()
  const [open, setOpen] = useState<Step | keyof typeof openingDialogs | 'delete' | 'notify' | 'holder'>()
  const close = () => setOpen(undefined)
  const Dialog =
    open === undefined || open === 'delete' || open === 'notify'
      ? undefined
      : { ...stepDialogs, ...openingDialogs, holder: HolderDialog }[open]
  const changes = permit.actions.includes('update')
  const writes = may('notifications:send') && permit.email !== null
  const print = () => printPaper(readPermitPdf, permit.id)
  const steps = order.filter((step) => permit.actions.includes(step))
  useKeys({
    title: texts.permits,
    commands: true,
    keys: [
      { press: 'p', label: texts.print, run: print },
      ...(writes ? [{ press: 'e', label: texts.notify, run: () => setOpen('notify') }] : []),
      ...(changes ? openings.map(({ step, press, label }) => ({ press, label, run: () => setOpen(step) })) : []),
      ...(changes ? [{ label: texts.correctHolder, run: () => setOpen('holder') }] : []),
      ...(changes ? [{ press: 'F2', label: permitActionLabels.update, run: onEdit }] : []),
      ...steps.map((action) => ({ label: permitActionLabels[action], run: () => setOpen(action) })),
    ],
  })
  return (
    <Sheet title={t(texts.deeds)}>
      <div className={styles.deeds}>
        <Button look="plain" icon={IconPrinter} onClick={print}>
          {t(texts.print)}
          <KeyCap press="p" />
        </Button>
        {writes && (
          <Button look="plain" icon={IconMail} onClick={() => setOpen('notify')}>
            {t(texts.notify)}
            <KeyCap press="e" />
          </Button>
        )}
        {changes &&
          openings.map(({ step, press, label, icon: StepIcon }) => (
            <Button key={step} look="plain" icon={StepIcon} onClick={() => setOpen(step)}>
              {t(label)}
              <KeyCap press={press} />
            </Button>
          ))}
        {changes && <Button label={t(texts.correctHolder)} look="plain" icon={IconHomeEdit} onClick={() => setOpen('holder')} />}
        {permit.actions.includes('renew') && may('applications:write') && (
          <ButtonLink
            label={t(permitActionLabels.renew)}
            look="plain"
            icon={IconCalendarPlus}
            to="/vloge/parkirna-dovolilnica"
            search={{ podaljsanje: permit.id }}
          />
        )}
        {changes && (
          <Button look="plain" icon={IconPencil} onClick={onEdit}>
            {t(permitActionLabels.update)}
            <KeyCap press="F2" />
          </Button>
        )}
        {permit.has_revocation && (
          <Button label={t(texts.revocation)} look="plain" icon={IconGavel} onClick={() => printPaper(readRevocation, permit.id)} />
        )}
        {steps.map((action) => (
          <Button
            label={t(permitActionLabels[action])}
            key={action}
            look="plain"
            danger={action === 'revoke'}
            data-apart={takesAway.find((step) => steps.includes(step)) === action || undefined}
            icon={icons[action]}
            onClick={() => setOpen(action)}
          />
        ))}
        {may('permits:write') && permit.deletion_blocks.length === 0 && (
          <Button label={t(texts.deletePermit)} look="plain" danger icon={IconTrash} onClick={() => setOpen('delete')} />
        )}
      </div>
      <NotInError permit={permit} />
      <Answer permit={permit} />
      {Dialog !== undefined && <Dialog permit={permit} onClose={close} />}
      {open === 'delete' && <DeletePermitDialog permit={permit} onClose={close} />}
      {open === 'notify' && <Part name="NotifyDialog" props={{ permit, onClose: close }} fallback={null} />}
    </Sheet>
  )
}

type Values = PermitValues & { version: number }

const { DayField, LastDayField, SelectField, TextAreaField } = fieldsOf<Values>()

interface EditProps {
  permit: PermitDetails
  onClose: () => void
}

const useEditForm = (permit: PermitDetails, onDone: () => void) => {
  const params = { id: permit.id }
  const [first] = useState<Values>(() => ({ ...emptyPermit(permit.locale), ...valuesOf(permit), version: permit.version }))
  return useOperationForm<typeof updatePermit, Values>(updatePermit, {
    params,
    defaults: first,
    schema: changedPermitSchema,
    done: texts.saved,
    onDone,
    toCall: (values) => ({ params, body: formDataOf({ ...bodyOf(values), document: values.document }) }),
  })
}

/** Where and when it holds. The lots are those of its type of user, and the one it has. */
const TermsSection = ({ permit, resources }: { permit: PermitDetails; resources: Resources }) => {
  const offered = lotOptions(resources, permit.user_type_code)
  const own = { value: permit.parking_lot_id, label: `${t(permit.parking_lot_name)} (${permit.zone})` }
  const lots = offered.some(({ value }) => value === own.value) ? offered : [own, ...offered]
  return (
    <FormSection title={t(texts.permit)}>
      <SelectField name="parking_lot_id" label={t(texts.lot)} options={lots} />
      <FormRow>
        <DayField name="valid_from" label={t(texts.validFrom)} />
        <LastDayField name="valid_until" label={t(texts.lastDay)} />
      </FormRow>
      {permit.from_time !== null && <HoursRow />}
    </FormSection>
  )
}

const EditForm = ({ permit, onClose, resources }: EditProps & { resources: Resources }) => {
  const form = useEditForm(permit, onClose)
  const documents = resources.permit_kinds.find(({ id }) => id === permit.permit_kind_id)?.documents ?? []
  return (
    <EditRecord form={form} label={t(texts.edit)} record={watchedPermit(permit)} present={valuesOf(permit)} onClose={onClose}>
      <TermsSection permit={permit} resources={resources} />
      <OpeningSection resources={resources} kind={permit} />
      <HolderSection />
      <FormSection title={t(texts.proofs)}>
        {documents.map(({ type, name }) => (
          <FilesField<Values> key={type} name={`document.${type}`} label={t(name)} optional />
        ))}
        <TextAreaField name="reason" label={t(texts.whyChange)} rows={2} maxLength={2000} />
      </FormSection>
    </EditRecord>
  )
}

const EditPermit = (props: EditProps) => (
  <OperationView query={useResource(readResources)}>{(resources) => <EditForm {...props} resources={resources} />}</OperationView>
)

const HistorySheet = ({ permit }: { permit: PermitDetails }) => (
  <Sheet title={t(texts.history)}>
    <History rows={permit.history} record={{ id: permit.id, name: permit.number }} />
  </Sheet>
)

/** What takes the permit away, where its status allows it. */
const preparesOf = ({ status }: PermitDetails) => [
  ...(permitTransitions.suspend.from.some((from) => from === status) ? (['suspension'] as const) : []),
  ...(permitTransitions.resume.from.some((from) => from === status) ? (['suspension_end'] as const) : []),
  ...(permitTransitions.revoke.from.some((from) => from === status) ? (['revocation'] as const) : []),
]

const PermitView = ({ permit, onEdit }: { permit: PermitDetails; onEdit: () => void }) => {
  const [plate, ...more] = lastingPlates(permit.credentials)
  return (
    <Stacked>
      <TitleLine>
        {plate !== undefined && (
          <span>
            <Plate plate={plate} /> {more.length > 0 && `+${more.length}`}
          </span>
        )}
        <PermitStatusBadge status={permit.status} />
        <span>{formatValidity(permit.valid_from, permit.valid_until)}</span>
      </TitleLine>
      <Part name="RestrictionNotice" props={{ id: permit.id }} fallback={null} />
      <NoEmail email={permit.email} onPrint={() => printPaper(readPermitPdf, permit.id)} />
      <div className={styles.record}>
        <Stacked>
          <PermitSheet permit={permit} />
          <PersonSheet title={t(texts.holder)} person={permit} />
        </Stacked>
        <div className={styles.side} data-screen-only>
          <PermitActions permit={permit} onEdit={onEdit} />
        </div>
        <Stacked inOrder>
          <CredentialsSheet permit={permit} />
          {permit.application && <Part name="InvoicesSheet" props={{ application: permit.application }} />}
          <Part name="ActsSheet" props={{ recordId: permit.id, prepares: preparesOf(permit) }} />
          <ChainSheet permit={permit} linked />
          <PermitDocuments permit={permit} />
          <HistorySheet permit={permit} />
          <MailsSheet title={texts.mails} mails={permit.mails} />
        </Stacked>
      </div>
    </Stacked>
  )
}

export const PermitScreen = () => {
  const { id } = useParams({ from: '/inside/dovolilnice/$id' })
  const [editing, setEditing] = useState(false)
  const query = useOperation(getPermit, { params: { id } }, { keep: true })
  useLive('permits', () => query.refetch())
  useScreenTitle(query.data && t(texts.permitNumber, { number: query.data.number }), query.data?.name)
  return (
    <>
      {query.isPending && <TitleLineRoom />}
      <OperationView query={query}>
        {(permit) =>
          editing ? (
            <EditPermit permit={permit} onClose={() => setEditing(false)} />
          ) : (
            <PermitView permit={permit} onEdit={() => setEditing(true)} />
          )
        }
      </OperationView>
    </>
  )
}
