import {
  type BusinessPremise,
  type CashDevice,
  cashDeviceFormSchema,
  createCashDevice,
  listBusinessPremises,
  numberingLabels,
  premiseKindLabels,
  updateCashDevice,
} from '@dovolilnice/contract/invoices/premises/premises'
import { seenVersion } from '@dovolilnice/contract/history/seen-version'
import { z } from 'zod/mini'
import { formatDay, t, today, useMay, useOperation } from '../../platform/kit.ts'
import { fieldsOf } from '../../ui/form/kit.ts'
import { Button, EmptyState, Facts, Notice, OperationView, Sheet, SheetTable, Stacked, StatusBadge, StepDialog } from '../../ui/kit.ts'
import { CodeAndName, PremiseDialog } from './premise-dialog.tsx'
import { premiseTexts as texts } from './premise-texts.ts'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { FiscalStatusNotices } from './fiscal-status-notices.tsx'
import { PremiseRegistration } from './premise-registration.tsx'

const schema = z.extend(cashDeviceFormSchema, seenVersion)
type Values = z.input<typeof schema>

const { CheckboxField } = fieldsOf<Values>()

const emptyDevice: Values = { code: '', name: '', active: true, is_default: false, at_counter: true, version: 1 }

const DeviceFields = () => (
  <>
    <CodeAndName />
    <CheckboxField name="active" label={t(texts.active)} />
    <CheckboxField name="at_counter" label={t(texts.atCounter)} />
    <CheckboxField name="is_default" label={t(texts.isDefault)} />
  </>
)

interface DeviceProps {
  device: CashDevice | 'new'
  premise_id: string
  onClose: () => void
}

const DeviceDialog = ({ device, premise_id: premiseId, onClose }: DeviceProps) => {
  const frame = { submit: t(texts.save), done: texts.deviceSaved, onClose, schema }
  if (device === 'new') {
    const params = { id: premiseId }
    return (
      <StepDialog<typeof createCashDevice, Values>
        {...frame}
        title={t(texts.newDevice)}
        operation={createCashDevice}
        params={params}
        defaults={emptyDevice}
        toCall={({ version, ...body }) => ({ params, body })}
      >
        <DeviceFields />
      </StepDialog>
    )
  }
  const { id, invoices, ...values } = device
  const params = { id }
  return (
    <StepDialog<typeof updateCashDevice, Values>
      {...frame}
      title={t(texts.editDevice)}
      operation={updateCashDevice}
      params={params}
      defaults={values}
      toCall={(body) => ({ params, body })}
    >
      <DeviceFields />
    </StepDialog>
  )
}

type Edited = { premise: BusinessPremise | 'new' } | { device: CashDevice | 'new'; premise_id: string }

const isOpen = ({ closed_on: closed }: BusinessPremise): boolean => closed === null || closed > today()

const DeviceState = ({ device }: { device: CashDevice }) => {
  if (!device.active) return <StatusBadge tone="over">{t(texts.outOfUse)}</StatusBadge>
  return <StatusBadge tone="good">{t(device.is_default ? texts.default : texts.inUse)}</StatusBadge>
}

interface PremiseProps {
  premise: BusinessPremise
  /** Absent for those who may only read. */
  onEdit?: (edited: Edited) => void
}

const PremiseSheet = ({ premise, onEdit }: PremiseProps) => {
  const closed = premise.closed_on
  const address = [premise.street, premise.house_number, premise.house_number_additional].filter(Boolean).join(' ')
  return (
    <Sheet
      title={`${premise.code} · ${premise.name}`}
      actions={
        onEdit && (
          <>
            <Button label={t(texts.editPremise)} look="plain" icon={IconPencil} onClick={() => onEdit({ premise })} />
            <Button label={t(texts.newDevice)} icon={IconPlus} onClick={() => onEdit({ device: 'new', premise_id: premise.id })} />
          </>
        )
      }
    >
      <Facts
        facts={[
          { label: t(texts.kind), value: t(premiseKindLabels[premise.kind]) },
          {
            label: t(texts.numbering),
            value: [t(numberingLabels[premise.numbering]), premise.numbers_yearly && t(texts.numbersYearly)].filter(Boolean).join('; '),
          },
          { label: t(texts.internalAct), value: premise.internal_act },
          { label: t(texts.status), value: closed === null ? t(texts.open) : t(texts.closed, { day: formatDay(closed) }) },
          { label: t(texts.place), value: [address, `${premise.post_code ?? ''} ${premise.city ?? ''}`.trim()].filter(Boolean).join(', ') },
          {
            label: t(texts.cadastral),
            value: [premise.cadastral_number, premise.building_number, premise.building_section_number].filter(Boolean).join(' – '),
          },
          { label: t(texts.invoices), value: String(premise.invoices) },
        ]}
      />
      <PremiseRegistration premise={premise} mayRegister={onEdit !== undefined} />
      <SheetTable
        caption={t(texts.devices)}
        rows={premise.devices}
        onOpen={onEdit && ((device) => onEdit({ device, premise_id: premise.id }))}
        empty={<Notice tone="warning" title={t(texts.noDevices)} />}
        columns={[
          { title: t(texts.code), cell: ({ code }) => code },
          { title: t(texts.name), cell: ({ name }) => name },
          { title: t(texts.invoices), cell: ({ invoices }) => invoices, align: 'right' },
          { title: t(texts.status), cell: (device) => <DeviceState device={device} /> },
        ]}
      />
    </Sheet>
  )
}

const Premises = ({ premises }: { premises: readonly BusinessPremise[] }) => {
  const mayWrite = useMay()('parameters:write')
  const [edited, edit] = useState<Edited>()
  const close = () => edit(undefined)
  const ready = premises.some((premise) => isOpen(premise) && premise.devices.some(({ active, is_default }) => active && is_default))
  const add = mayWrite && <Button label={t(texts.newPremise)} icon={IconPlus} onClick={() => edit({ premise: 'new' })} />
  return (
    <Stacked>
      <Sheet title={t(texts.premises)} actions={add}>
        <p>{t(texts.how)}</p>
        {premises.length === 0 && <EmptyState title={t(texts.none)} text={t(texts.noneHint)} />}
        {premises.length > 0 && !ready && <Notice tone="warning" title={t(texts.noDefault)} />}
        <FiscalStatusNotices />
      </Sheet>
      {premises.map((premise) => (
        <PremiseSheet key={premise.id} premise={premise} {...(mayWrite && { onEdit: edit })} />
      ))}
      {edited !== undefined && 'premise' in edited && <PremiseDialog premise={edited.premise} onClose={close} />}
      {edited !== undefined && 'device' in edited && <DeviceDialog {...edited} onClose={close} />}
    </Stacked>
  )
}

export const PremisesScreen = () => (
  <OperationView query={useOperation(listBusinessPremises, {})}>{({ premises }) => <Premises premises={premises} />}</OperationView>
)
