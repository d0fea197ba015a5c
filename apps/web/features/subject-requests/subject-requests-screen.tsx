import { listSubjectRequests, recordSubjectRequest } from '@dovolilnice/contract/subject-requests/operations'
import {
  requestChannelLabels,
  requestChannels,
  requestKindLabels,
  requestKinds,
  requestStatuses,
  requestStatusLabels,
} from '@dovolilnice/contract/subject-requests/subject-request-codes'
import { useNavigate } from '@tanstack/react-router'
import { formatDay, t, today, useMay } from '../../platform/kit.ts'
import { Button, type FilterOf, ListScreen, StatusBadge, StepDialog, useLanguageOptions } from '../../ui/kit.ts'
import { type BodyOf, CheckSetField, fieldsOf, FormRow, optionsOf } from '../../ui/form/kit.ts'
import { texts } from './texts.ts'
import type { SubjectRequestRow } from '@dovolilnice/contract/subject-requests/subject-request'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'

type Values = BodyOf<typeof recordSubjectRequest>
const { DayField, SelectField, TextAreaField, TextField } = fieldsOf<Values>()

const PersonFields = () => (
  <>
    <TextField name="name" label={t(texts.name)} description={t(texts.findBy)} />
    <FormRow>
      <TextField name="email" label={t(texts.email)} optional />
      <TextField name="phone" label={t(texts.phone)} optional />
    </FormRow>
    <FormRow>
      <TextField name="plate" label={t(texts.plate)} optional />
      <TextField name="tax_number" label={t(texts.taxNumber)} optional />
    </FormRow>
    <TextField name="street" label={t(texts.street)} />
    <FormRow>
      <TextField name="post_code" label={t(texts.postCode)} />
      <TextField name="city" label={t(texts.city)} />
    </FormRow>
  </>
)

const RecordDialog = ({ onClose }: { onClose: () => void }) => {
  const languages = useLanguageOptions()
  const navigate = useNavigate()
  return (
    <StepDialog
      title={t(texts.record)}
      about="new"
      operation={recordSubjectRequest}
      defaults={{
        ...{ name: '', email: '', phone: '', plate: '', tax_number: '', street: '', post_code: '', city: '' },
        ...{ locale: 'sl', channel: '', received_on: today(), kinds: [], text: '' },
      }}
      done={texts.recorded}
      onClose={onClose}
      onDone={({ id }) => void navigate({ to: '/zahteve-posameznikov/$id', params: { id } })}
    >
      <PersonFields />
      <CheckSetField<Values>
        name="kinds"
        legend={t(texts.kinds)}
        options={requestKinds.map((value) => ({ value, label: t(requestKindLabels[value]) }))}
      />
      <TextAreaField name="text" label={t(texts.text)} rows={4} maxLength={2000} />
      <FormRow>
        <SelectField name="channel" label={t(texts.channel)} options={optionsOf(requestChannelLabels, requestChannels)} />
        <DayField name="received_on" label={t(texts.receivedOn)} max={today()} />
      </FormRow>
      <SelectField name="locale" label={t(texts.language)} options={languages} />
    </StepDialog>
  )
}

const filters: readonly FilterOf<typeof listSubjectRequests>[] = [
  {
    key: 'status',
    label: texts.status,
    kind: 'choice',
    options: [
      { value: 'open', label: { sl: 'Odprte', en: 'Open' } },
      ...requestStatuses.map((value) => ({ value, label: requestStatusLabels[value] })),
    ],
  },
]

const Due = ({ row }: { row: SubjectRequestRow }) => {
  const day = formatDay(row.due_on)
  return row.status !== 'closed' && row.due_on < today() ? <StatusBadge tone="warning">{day}</StatusBadge> : day
}

export const SubjectRequestsScreen = () => {
  const may = useMay()
  const [isOpen, open] = useState(false)
  return (
    <>
      <ListScreen
        id="subject-requests"
        title={texts.requests}
        operation={listSubjectRequests}
        filters={filters}
        rowLink={({ id }) => ({ to: '/zahteve-posameznikov/$id', params: { id } })}
        cells={{ due_on: (row) => <Due row={row} /> }}
        actions={may('privacy:write') && <Button label={t(texts.record)} icon={IconPlus} onClick={() => open(true)} />}
        empty={{ title: texts.none, text: texts.noneHint }}
        live="privacy"
      />
      {isOpen && <RecordDialog onClose={() => open(false)} />}
    </>
  )
}
