import {
  type Host,
  invitationSchema,
  listHosts,
  minutesOfTime,
  saveHost,
  stopHost,
  timeOfDaySchema,
} from '@dovolilnice/contract/access/hosts'
import { listDevices } from '@dovolilnice/contract/bollards/list-devices'
import { clockTime } from '@dovolilnice/contract/primitives/time-of-day'
import { useState } from 'react'
import { z } from 'zod/mini'
import { t, useOperation } from '../../platform/kit.ts'
import { Button, OperationView, Sheet, SheetTable, StatusBadge, StepDialog } from '../../ui/kit.ts'
import { fieldsOf, FormRow, TimeField } from '../../ui/form/kit.ts'
import styles from './access.module.css'
import { hostTexts as texts } from './host-texts.ts'

/** As the form has it: times of day instead of minutes, and an empty text for all bollards. */
const formSchema = z.extend(invitationSchema, { gate: z.nullish(z.string()), from_minute: timeOfDaySchema, until_minute: timeOfDaySchema })
type FormValues = z.input<typeof formSchema>
const { TextField, NumberField, SelectField } = fieldsOf<FormValues>()

const HostDialog = ({ host, onClose }: { host: Host | 'new'; onClose: () => void }) => {
  const devices = useOperation(listDevices, {}).data?.items ?? []
  const zones = [...new Set(devices.flatMap(({ zone }) => zone ?? []))].toSorted()
  const known = host === 'new' ? undefined : host
  return (
    <StepDialog
      operation={saveHost}
      schema={formSchema}
      about={known?.id ?? 'new'}
      title={t(known === undefined ? texts.invite : texts.edit)}
      subject={known?.name}
      defaults={{
        ...{ email: known?.email ?? '', name: known?.name ?? '', zone: known?.zone ?? '', gate: known?.gate ?? '' },
        ...{ daily: known?.daily ?? 10, monthly: known?.monthly ?? 100, longest_minutes: known?.longest_minutes ?? 120 },
        ...{ from_minute: clockTime(known?.from_minute ?? 360), until_minute: clockTime(known?.until_minute ?? 1320) },
      }}
      toCall={({ gate, from_minute: from, until_minute: until, ...body }: FormValues) => ({
        body: { ...body, gate: gate || null, from_minute: minutesOfTime(from), until_minute: minutesOfTime(until) },
      })}
      submit={t(texts.save)}
      done={texts.saved}
      onClose={onClose}
    >
      <FormRow>
        <TextField name="name" label={t(texts.name)} maxLength={80} />
        {known === undefined && <TextField name="email" type="email" label={t(texts.email)} description={t(texts.emailHint)} />}
      </FormRow>
      <FormRow>
        <SelectField name="zone" label={t(texts.zone)} options={zones.map((value) => ({ value, label: value }))} />
        <SelectField
          name="gate"
          label={t(texts.gate)}
          placeholder={t(texts.everyGate)}
          options={devices.map(({ code, name }) => ({ value: code, label: name }))}
          optional
        />
      </FormRow>
      <FormRow>
        <NumberField name="daily" label={t(texts.daily)} />
        <NumberField name="monthly" label={t(texts.monthly)} />
      </FormRow>
      <NumberField name="longest_minutes" label={t(texts.longest)} />
      <FormRow>
        <TimeField<FormValues> name="from_minute" label={t(texts.from)} />
        <TimeField<FormValues> name="until_minute" label={t(texts.untilTime)} />
      </FormRow>
    </StepDialog>
  )
}

const StopDialog = ({ host: { id, name }, onClose }: { host: Host; onClose: () => void }) => {
  const { TextAreaField } = fieldsOf<{ reason: string }>()
  return (
    <StepDialog
      operation={stopHost}
      params={{ id }}
      title={t(texts.stopTitle)}
      subject={name}
      defaults={{ reason: '' }}
      submit={t(texts.stop)}
      done={texts.done}
      danger
      onClose={onClose}
    >
      <p>{t(texts.stopText)}</p>
      <TextAreaField name="reason" label={t(texts.reason)} maxLength={300} rows={3} />
    </StepDialog>
  )
}

export const HostsScreen = () => {
  const [edited, edit] = useState<Host | 'new'>()
  const [stopped, stop] = useState<Host>()
  return (
    <OperationView query={useOperation(listHosts, {})}>
      {({ items }) => (
        <Sheet title={t(texts.hosts)} actions={<Button label={t(texts.invite)} onClick={() => edit('new')} />}>
          <p className="hint">{t(items.length === 0 ? texts.noHosts : texts.hostsIntro)}</p>
          {items.length > 0 && (
            <SheetTable
              caption={t(texts.hosts)}
              rows={items}
              columns={[
                { title: t(texts.name), cell: ({ name }) => name },
                { title: t(texts.zone), cell: ({ zone }) => zone },
                { title: t(texts.ofToday), cell: ({ today, daily }) => `${today}/${daily}` },
                { title: t(texts.ofMonth), cell: ({ month, monthly }) => `${month}/${monthly}` },
                { title: t(texts.cancelled), cell: ({ ended }) => ended },
                { title: t(texts.refused), cell: ({ refused }) => refused },
                {
                  title: t(texts.state),
                  cell: (host) =>
                    host.stopped_at === null ? (
                      <StatusBadge tone="good">{t(texts.active)}</StatusBadge>
                    ) : (
                      t(texts.stopped, { reason: host.stop_reason })
                    ),
                },
                {
                  title: t(texts.steps),
                  cell: (host) => (
                    <span className={styles.steps}>
                      <Button
                        label={t(host.stopped_at === null ? texts.edit : texts.resume)}
                        small
                        look="plain"
                        onClick={() => edit(host)}
                      />
                      {host.stopped_at === null && <Button label={t(texts.stop)} small look="plain" onClick={() => stop(host)} />}
                    </span>
                  ),
                },
              ]}
            />
          )}
          {edited && <HostDialog host={edited} onClose={() => edit(undefined)} />}
          {stopped && <StopDialog host={stopped} onClose={() => stop(undefined)} />}
        </Sheet>
      )}
    </OperationView>
  )
}
