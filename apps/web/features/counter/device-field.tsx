import type { Drawer } from '@dovolilnice/contract/counter/read-drawers'
import { readDrawers } from '@dovolilnice/contract/counter/read-drawers'
import type { ReactNode } from 'react'
import { useOperation } from '../../platform/calls/query.ts'
import { useUser } from '../../platform/session/use-session.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { fieldsOf } from '../../ui/form/fields.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { OperationView } from '../../ui/states/operation-view.tsx'
import { readOwnDevice } from './own-device.ts'
import { texts } from './texts.ts'

const { SelectField } = fieldsOf<{ device_id: string }>()

/** The device that the clerk sits at; one that is remembered, or the only one, is chosen already. */
export const DeviceField = ({ devices }: { devices: readonly Drawer[] }) => {
  const t = useTranslate()
  const options = devices.map(({ id, device, name }) => ({ value: id, label: `${device} · ${name}` }))
  return <SelectField name="device_id" label={t(texts.device)} description={t(texts.deviceHint)} options={options} />
}

interface ChoiceProps {
  children: (devices: readonly Drawer[], chosen: string) => ReactNode
}

/** What needs a device: with those in use and the one to begin with, or with the sentence that there is none. */
export const WithDevices = ({ children }: ChoiceProps) => {
  const t = useTranslate()
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
            <ButtonLink look="plain" to="/racuni/prostori">
              {t(texts.premises)}
            </ButtonLink>
          </Notice>
        )
      }}
    </OperationView>
  )
}
