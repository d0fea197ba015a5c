import type { PermitDetails } from '@dovolilnice/contract/permits/permit'
import { permitActionLabels } from '@dovolilnice/contract/permits/permit-labels'
import { type PermitAction, permitTransitions } from '@dovolilnice/contract/permits/permit-status'
import { getPermit, readPermitPdf, readRevocation, updatePermit } from '@dovolilnice/contract/permits/record/operations'
import { IconGavel, IconMail, IconPencil, IconPrinter, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { printPaper } from '../../../platform/print-paper.ts'
import { Part } from '../../../ui/states/part.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import { useKeys } from '../../../ui/keys/use-keys.ts'
import styles from '../permits.module.css'
import { DeletePermitDialog, stepDialogs } from './step-dialogs.tsx'
import { texts } from '../texts.ts'
import type { Resources } from '@dovolilnice/contract/resources/operations'
import { useResources } from '../../../platform/resources/resources.ts'
import { fieldsOf } from '../../../ui/form/fields.tsx'
import { FilesField } from '../../../ui/form/inputs/files-field.tsx'
import { formDataOf } from '../../../ui/form/form-data.ts'
import { FormRow, FormSection } from '../../../ui/form/form-layout.tsx'
import { useOperationForm } from '../../../ui/form/use-operation-form.ts'
import { EditRecord } from '../../../ui/record/edit-record.tsx'
import { ScreenLoading } from '../../../ui/shell/screen-loading.tsx'
import { bodyOf, changedPermitSchema, emptyPermit, type PermitValues, valuesOf } from '../issue/permit-form.ts'
import { HolderSection, HoursRow, lotOptions, OpeningSection } from './permit-sections.tsx'
import { watchedPermit } from './watched-permit.ts'
import { useParams } from '@tanstack/react-router'
import { useLive } from '../../../platform/live.ts'
import { useOperation } from '../../../platform/calls/query.ts'
import { useScreenTitle } from '../../../platform/routing/screen-title.ts'
import { History } from '../../../ui/history/history.tsx'
import { MailsSheet } from '../../../ui/mails/mails-sheet.tsx'
import { OperationView } from '../../../ui/states/operation-view.tsx'
import { NoEmail } from '../../../ui/person/person-chooser.tsx'
import { PersonSheet } from '../../../ui/person/person-sheet.tsx'
import { Columns, Sheet, Stacked } from '../../../ui/sheet.tsx'
import { CredentialsSheet } from '../opening/credentials-sheet.tsx'
import { PermitSheet } from './permit-facts.tsx'
import { ChainSheet, PermitDocuments } from './permit-records.tsx'
import { PermitStatusBadge } from '../permit-status-badge.tsx'

type Step = keyof typeof stepDialogs
const isStep = (action: PermitAction): action is Step => action in stepDialogs

interface ActionsProps {
  permit: PermitDetails
  onEdit: () => void
}

/** What is always there, whatever the permit's status. */
const Always = ({ permit, onNotify }: { permit: PermitDetails; onNotify: () => void }) => {
  const t = useTranslate()
  const may = useMay()
  return (
    <>
      <Button look="plain" icon={<IconPrinter size={18} aria-hidden />} onClick={() => printPaper(readPermitPdf, permit.id)}>
        {t(texts.print)}
      </Button>
      {permit.has_revocation && (
        <Button look="plain" icon={<IconGavel size={18} aria-hidden />} onClick={() => printPaper(readRevocation, permit.id)}>
          {t(texts.revocation)}
        </Button>
      )}
      {may('notifications:send') && permit.email !== null && (
        <Button look="plain" icon={<IconMail size={18} aria-hidden />} onClick={onNotify}>
          {t(texts.notify)}
        </Button>
      )}
    </>
  )
}

/** What this clerk may do with the permit now: the steps that travelled with it, and what is always there. */
const PermitActions = ({ permit, onEdit }: ActionsProps) => {
  const t = useTranslate()
  const may = useMay()
  const [open, setOpen] = useState<Step | 'delete' | 'notify'>()
  const close = () => setOpen(undefined)
  const Dialog = open === undefined || open === 'delete' || open === 'notify' ? undefined : stepDialogs[open]
  useKeys({
    title: texts.permits,
    commands: true,
    keys: [
      ...(permit.actions.includes('update') ? [{ label: permitActionLabels.update, run: onEdit }] : []),
      ...permit.actions.filter(isStep).map((action) => ({ label: permitActionLabels[action], run: () => setOpen(action) })),
    ],
  })
  return (
    <div className={styles.actions}>
      {permit.actions.includes('update') && (
        <Button icon={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
          {t(permitActionLabels.update)}
        </Button>
      )}
      {permit.actions.filter(isStep).map((action) => (
        <Button key={action} look="plain" danger={action === 'revoke'} onClick={() => setOpen(action)}>
          {t(permitActionLabels[action])}
        </Button>
      ))}
      {permit.actions.includes('renew') && may('applications:write') && (
        <ButtonLink look="plain" to="/vloge/parkirna-dovolilnica" search={{ podaljsanje: permit.id }}>
          {t(permitActionLabels.renew)}
        </ButtonLink>
      )}
      <Always permit={permit} onNotify={() => setOpen('notify')} />
      {may('permits:write') && permit.deletion_blocks.length === 0 && (
        <Button look="quiet" danger icon={<IconTrash size={18} aria-hidden />} onClick={() => setOpen('delete')}>
          {t(texts.deletePermit)}
        </Button>
      )}
      {Dialog !== undefined && <Dialog permit={permit} onClose={close} />}
      {open === 'delete' && <DeletePermitDialog permit={permit} onClose={close} />}
      {open === 'notify' && <Part name="NotifyDialog" props={{ permit, onClose: close }} fallback={null} />}
    </div>
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
  const t = useTranslate()
  const offered = lotOptions(resources, permit.user_type_code, t)
  const own = { value: permit.parking_lot_id, label: `${t(permit.parking_lot_name)} (${permit.zone})` }
  const lots = offered.some(({ value }) => value === own.value) ? offered : [own, ...offered]
  return (
    <FormSection title={t(texts.terms)}>
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
  const t = useTranslate()
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

/** All fields of a permit, for a clerk who changes it. */
const EditPermit = (props: EditProps) => {
  const resources = useResources()
  return resources === undefined ? <ScreenLoading /> : <EditForm {...props} resources={resources} />
}

const HistorySheet = ({ permit }: { permit: PermitDetails }) => {
  const t = useTranslate()
  return (
    <Sheet title={t(texts.history)}>
      <History rows={permit.history} record={{ id: permit.id, name: permit.number }} />
    </Sheet>
  )
}

/** What takes the permit away, where its status allows it. */
const preparesOf = ({ status }: PermitDetails) => [
  ...(permitTransitions.suspend.from.some((from) => from === status) ? (['suspension'] as const) : []),
  ...(permitTransitions.revoke.from.some((from) => from === status) ? (['revocation'] as const) : []),
]

const PermitView = ({ permit, onEdit }: { permit: PermitDetails; onEdit: () => void }) => {
  const t = useTranslate()
  return (
    <Stacked>
      <div className={styles.head}>
        <PermitStatusBadge status={permit.status} />
        <PermitActions permit={permit} onEdit={onEdit} />
      </div>
      <Part name="RestrictionNotice" props={{ id: permit.id }} fallback={null} />
      <NoEmail email={permit.email} onPrint={() => printPaper(readPermitPdf, permit.id)} />
      <Columns lead>
        <Stacked>
          <PermitSheet permit={permit} />
          <CredentialsSheet permit={permit} />
          <PersonSheet title={t(texts.holder)} person={permit} />
          <PermitDocuments permit={permit} />
        </Stacked>
        <Stacked>
          <Part name="ActsSheet" props={{ recordId: permit.id, prepares: preparesOf(permit) }} />
          <ChainSheet permit={permit} linked />
          <HistorySheet permit={permit} />
          <MailsSheet title={texts.mails} mails={permit.mails} />
        </Stacked>
      </Columns>
    </Stacked>
  )
}

/** One permit with everything a clerk does to it; it follows what others do. */
export const PermitScreen = () => {
  const t = useTranslate()
  const { id } = useParams({ from: '/inside/dovolilnice/$id' })
  const [editing, setEditing] = useState(false)
  const query = useOperation(getPermit, { params: { id } }, { keep: true })
  useLive('permits', () => query.refetch())
  useScreenTitle(query.data && t(texts.permitNumber, { number: query.data.number }))
  return (
    <OperationView query={query}>
      {(permit) =>
        editing ? (
          <EditPermit permit={permit} onClose={() => setEditing(false)} />
        ) : (
          <PermitView permit={permit} onEdit={() => setEditing(true)} />
        )
      }
    </OperationView>
  )
}
