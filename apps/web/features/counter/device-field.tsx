import { formatMoney, readLocal, t, useOperation, useUser, writeLocal } from '../../platform/kit.ts'
import { type Drawer, readDrawers } from '@dovolilnice/contract/counter/operations'
import type { ReactNode } from 'react'
import { ButtonLink, type Fact, Notice, OperationView } from '../../ui/kit.ts'
import { fieldsOf } from '../../ui/form/kit.ts'
import { texts } from './texts.ts'
import type { DrawerSums } from '@dovolilnice/contract/counter/drawer'

const keyOf = (userId: string): string => `dovolilnice.device.${userId}`

/** The device at which this person sat last in this browser; undefined where none was chosen, or storage is refused. */
const readOwnDevice = (userId: string): string | undefined => readLocal<string | undefined>(keyOf(userId), undefined)

export const keepOwnDevice = (userId: string, deviceId: string): void => writeLocal(keyOf(userId), deviceId)

const { SelectField } = fieldsOf<{ device_id: string }>()

/** The device that the clerk sits at; one that is remembered, or the only one, is chosen already. */
export const DeviceField = ({ devices }: { devices: readonly Drawer[] }) => {
  const options = devices.map(({ id, device, name }) => ({ value: id, label: `${device} · ${name}` }))
  return <SelectField name="device_id" label={t(texts.device)} description={t(texts.deviceHint)} options={options} />
}

/** What needs a device: with those in use and the one to begin with, or with the sentence that there is none. */
export const WithDevices = ({ children }: { children: (devices: readonly Drawer[], chosen: string) => ReactNode }) => {
  const user = useUser()
  const query = useOperation(readDrawers, {})
  return (
    <OperationView query={query}>
      {({ drawers }) => {
        const devices = drawers.filter(({ in_use: inUse }) => inUse)
        const own = devices.find(({ id }) => id === readOwnDevice(user.id)) ?? (devices.length === 1 ? devices[0] : undefined)
        if (devices.length > 0) return children(devices, own?.id ?? '')
        return (
          <Notice tone="warning" title={t(texts.noDevice)}>
            <ButtonLink label={t(texts.premises)} look="plain" to="/racuni/prostori" />
          </Notice>
        )
      }}
    </OperationView>
  )
}

type Sums = DrawerSums & { opening_cents: number; expected_cents: number }

/** What came into and went out of a drawer; what is nothing is left out, but not what must lie in it. */
export const drawerFacts = (sums: Sums): Fact[] => {
  const money = (cents: number) => cents !== 0 && formatMoney(cents)
  return [
    { label: t(texts.payments), value: String(sums.payments) },
    { label: t(texts.giveBacks), value: sums.give_backs > 0 && String(sums.give_backs) },
    { label: t(texts.opening), value: formatMoney(sums.opening_cents) },
    { label: t(texts.changeMoney), value: money(sums.change_money_cents) },
    { label: t(texts.cashPaid), value: money(sums.cash_cents) },
    { label: t(texts.cashBack), value: money(sums.cash_back_cents) },
    { label: t(texts.cardPaid), value: money(sums.card_cents) },
    { label: t(texts.cardBack), value: money(sums.card_back_cents) },
    { label: t(texts.expected), value: <strong>{formatMoney(sums.expected_cents)}</strong> },
  ]
}
