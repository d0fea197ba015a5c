import { permissionLabel } from '@dovolilnice/contract/events/event-words'
import { permissions, permissionsOf, roles, type Permission, type Role } from '@dovolilnice/contract/permissions'
import { updateUser } from '@dovolilnice/contract/users/operations'
import type { UserDetails } from '@dovolilnice/contract/users/user'
import { roleLabels } from '@dovolilnice/contract/users/user-labels'
import { useState } from 'react'
import { t, useAction } from '../../platform/kit.ts'
import { FormButtons, SelectInput } from '../../ui/form/kit.ts'
import { Button, Sheet, Stacked } from '../../ui/kit.ts'
import { texts } from './texts.ts'
import { userBody } from './person-fields.tsx'
import styles from './users.module.css'

interface Rights {
  role: Role
  granted: readonly Permission[]
  revoked: readonly Permission[]
}

const overrideOf = ({ granted, revoked }: Rights, permission: Permission): '' | 'granted' | 'revoked' =>
  revoked.includes(permission) ? 'revoked' : granted.includes(permission) ? 'granted' : ''

const withOverride = (rights: Rights, permission: Permission, override: string): Rights => ({
  role: rights.role,
  granted: [...rights.granted.filter((one) => one !== permission), ...(override === 'granted' ? [permission] : [])],
  revoked: [...rights.revoked.filter((one) => one !== permission), ...(override === 'revoked' ? [permission] : [])],
})

const PermissionRow = ({ permission, rights, change }: { permission: Permission; rights: Rights; change: (rights: Rights) => void }) => {
  const byRole = permissionsOf(rights.role).includes(permission)
  return (
    <li>
      <SelectInput
        className={styles.permission}
        label={t(permissionLabel(permission))}
        value={overrideOf(rights, permission)}
        onChange={(event) => change(withOverride(rights, permission, event.currentTarget.value))}
        options={[
          { value: '', label: t(texts.byRole, { has: t(byRole ? texts.has : texts.hasNot) }) },
          { value: 'granted', label: t(texts.granted) },
          { value: 'revoked', label: t(texts.revoked) },
        ]}
      />
    </li>
  )
}

const RightsForm = ({ user }: { user: UserDetails }) => {
  const [rights, setRights] = useState<Rights>({ role: user.role, granted: user.granted, revoked: user.revoked })
  const save = useAction(updateUser, { done: texts.saved })
  const body = { ...userBody(user), ...rights, granted: [...rights.granted], revoked: [...rights.revoked] }
  return (
    <Stacked>
      <Sheet title={t(texts.roleSection)}>
        <SelectInput
          aria-label={t(texts.role)}
          value={rights.role}
          onChange={({ currentTarget }) => setRights({ ...rights, role: roles.find((one) => one === currentTarget.value) ?? rights.role })}
          options={roles.map((value) => ({ value, label: t(roleLabels[value]) }))}
        />
      </Sheet>
      <Sheet title={t(texts.overrides)}>
        <p>{t(texts.overridesHint)}</p>
        <ul className={styles.permissions}>
          {permissions.map((permission) => (
            <PermissionRow key={permission} permission={permission} rights={rights} change={setRights} />
          ))}
        </ul>
        <FormButtons>
          <Button label={t(texts.save)} busy={save.isPending} onClick={() => save.mutate({ params: { id: user.id }, body })} />
        </FormButtons>
      </Sheet>
    </Stacked>
  )
}

export const UserRightsTab = ({ user }: { user: UserDetails }) => {
  if (user.allowed_actions.includes('change_role')) return <RightsForm key={user.version} user={user} />
  return (
    <Sheet title={t(texts.holds)}>
      {user.permissions.length === 0 ? (
        <p>{t(texts.holdsNone)}</p>
      ) : (
        <ul className={styles.held}>
          {user.permissions.map((permission) => (
            <li key={permission}>{t(permissionLabel(permission))}</li>
          ))}
        </ul>
      )}
    </Sheet>
  )
}
