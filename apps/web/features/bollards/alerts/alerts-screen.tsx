import {
  type AvailabilityMonth,
  listBollardAlerts,
  readAlertSettings,
  readAvailability,
  takeBollardAlert,
  updateAlertSettings,
} from '@dovolilnice/contract/bollards/alerts/operations'
import { bollardAlertKinds, bollardAlertLabels, bollardAlertText, durationText } from '@dovolilnice/contract/bollards/bollard-alert'
import type { OperationOutput } from '@dovolilnice/contract/operation'
import { IconHandGrab } from '@tabler/icons-react'
import { useState } from 'react'
import { z } from 'zod/mini'
import { pageLocale, t, useAction, useMay, useOperation } from '../../../platform/kit.ts'
import {
  Button,
  type FilterOf,
  ListScreen,
  OperationView,
  Sheet,
  SheetTable,
  Stacked,
  StatusBadge,
  StepDialog,
  WhenRead,
} from '../../../ui/kit.ts'
import { fieldsOf, FormRow, optionsOf } from '../../../ui/form/kit.ts'
import { texts as towerTexts } from '../texts.ts'
import { useDevices } from '../use-bollards.ts'
import { alertTexts as texts } from './alert-texts.ts'

/** An empty field is left out by the form and stored as null. */
const { mail_to, escalate_to } = updateAlertSettings.body.shape
const settingsSchema = z.extend(updateAlertSettings.body, { mail_to: z.optional(mail_to), escalate_to: z.optional(escalate_to) })
type SettingsValues = z.input<typeof settingsSchema>
const { NumberField, TextField } = fieldsOf<SettingsValues>()

const SettingsForm = ({ settings, onClose }: { settings: OperationOutput<typeof readAlertSettings>; onClose: () => void }) => {
  const { mail_to: to, escalate_to: next } = settings
  return (
    <StepDialog<typeof updateAlertSettings, SettingsValues>
      title={t(texts.settings)}
      about="bollard-alerts"
      operation={updateAlertSettings}
      schema={settingsSchema}
      defaults={{ ...settings, mail_to: to ?? '', escalate_to: next ?? '' }}
      toCall={({ mail_to: to = null, escalate_to: next = null, ...values }) => ({ body: { ...values, mail_to: to, escalate_to: next } })}
      submit={t(texts.save)}
      done={texts.saved}
      onClose={onClose}
    >
      <FormRow>
        <NumberField name="offline_minutes" label={t(texts.offlineMinutes)} />
        <NumberField name="escalate_minutes" label={t(texts.escalateMinutes)} />
      </FormRow>
      <TextField name="mail_to" type="email" label={t(texts.mailTo)} description={t(texts.mailToHint)} optional />
      <TextField name="escalate_to" type="email" label={t(texts.escalateTo)} description={t(texts.escalateToHint)} optional />
    </StepDialog>
  )
}

const SettingsDialog = ({ onClose }: { onClose: () => void }) => (
  <WhenRead title={t(texts.settings)} query={useOperation(readAlertSettings, {})} onClose={onClose}>
    {(settings) => <SettingsForm settings={settings} onClose={onClose} />}
  </WhenRead>
)

const AlertList = () => {
  const may = useMay()
  const [isSetting, set] = useState(false)
  const take = useAction(takeBollardAlert, { done: texts.taken })
  const devices = useDevices().data?.items ?? []
  const filters: readonly FilterOf<typeof listBollardAlerts>[] = [
    { key: 'open', label: texts.onlyOpen, kind: 'flag', initial: true },
    { key: 'kind', label: texts.alert, kind: 'choice', options: optionsOf(bollardAlertLabels, bollardAlertKinds) },
    {
      key: 'device_code',
      label: towerTexts.gate,
      kind: 'choice',
      options: devices.map(({ code, name }) => ({ value: code, label: name })),
    },
  ]
  return (
    <>
      <ListScreen
        id="bollard-alerts"
        title={texts.alerts}
        operation={listBollardAlerts}
        filters={filters}
        cells={{
          kind: (row) => (
            <StatusBadge tone={row.ended_at !== null ? 'over' : row.taken_at === null ? 'bad' : 'active'}>
              {bollardAlertText(row, pageLocale())}
            </StatusBadge>
          ),
        }}
        rowActions={({ id, actions }) => [
          actions.includes('take') && {
            label: texts.take,
            icon: IconHandGrab,
            onClick: () => take.mutate({ params: { id } }),
            prominent: true,
          },
        ]}
        actions={may('bollards:administer') && <Button label={t(texts.settings)} look="plain" onClick={() => set(true)} />}
        live="bollards"
        empty={{ title: texts.none, text: texts.noneText }}
      />
      {isSetting && <SettingsDialog onClose={() => set(false)} />}
    </>
  )
}

/** So many months stand beside each other. */
const shownMonths = 6

const shareText = () => {
  const locale = pageLocale()
  const percent = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (month: AvailabilityMonth | undefined): string => {
    if (month === undefined) return '–'
    // Never rounded up to all of it: a minute is something.
    const share = percent.format(Math.floor((1 - month.down_s / month.used_s) * 1000) / 1000)
    return month.down_s === 0 ? share : `${share} (${durationText(month.down_s, locale)})`
  }
}

const Availability = ({ data }: { data: OperationOutput<typeof readAvailability> }) => {
  const share = shareText()
  const name = new Intl.DateTimeFormat(pageLocale(), { month: 'short', year: 'numeric', timeZone: 'UTC' })
  if (data.bollards.length === 0) return <p>{t(texts.noBollards)}</p>
  return (
    <SheetTable
      caption={t(texts.availability)}
      rows={data.bollards}
      rowKey={({ code }) => code}
      columns={[
        { title: t(towerTexts.gate), cell: (bollard) => bollard.name },
        ...data.months.slice(0, shownMonths).map((month) => ({
          title: name.format(new Date(`${month}-01T00:00:00Z`)),
          cell: ({ months }: (typeof data.bollards)[number]) => share(months.find((one) => one.month === month)),
        })),
      ]}
    />
  )
}

export const BollardAlertsScreen = () => (
  <Stacked>
    <AlertList />
    <Sheet title={t(texts.availability)}>
      <p>{t(texts.availabilityText)}</p>
      <OperationView query={useOperation(readAvailability, {})}>{(data) => <Availability data={data} />}</OperationView>
    </Sheet>
  </Stacked>
)
