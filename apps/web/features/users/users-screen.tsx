import { roles } from '@dovolilnice/contract/permissions'
import { createUser, listUsers } from '@dovolilnice/contract/users/operations'
import { roleLabels, userStatusLabels, userTypeLabels } from '@dovolilnice/contract/users/user-labels'
import { useNavigate } from '@tanstack/react-router'
import { t, useMay } from '../../platform/kit.ts'
import { Button, type FilterOf, ListScreen, Modal, type RowOf, StatusBadge } from '../../ui/kit.ts'
import { type BodyOf, fieldsOf, OperationForm, optionsOf, useOperationForm } from '../../ui/form/kit.ts'
import { PersonFields, userTone } from './person-fields.tsx'
import { texts } from './texts.ts'
import { userTypes } from '@dovolilnice/contract/users/user'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'

const { SelectField } = fieldsOf<BodyOf<typeof createUser>>()

const CreateUserForm = ({ onClose }: { onClose: () => void }) => {
  const may = useMay()
  const navigate = useNavigate()
  const form = useOperationForm(createUser, {
    defaults: { name: '', type: 'person', email: '', locale: 'sl', role: 'regular' },
    done: texts.invited,
    onDone: ({ id }) => {
      onClose()
      void navigate({ to: '/uporabniki/$id', params: { id } })
    },
  })
  return (
    <OperationForm form={form} leaveFreely submit={t(texts.invite)} onCancel={onClose}>
      <p>{t(texts.inviteHint)}</p>
      <PersonFields />
      {may('users:roles') && <SelectField name="role" label={t(texts.role)} options={optionsOf(roleLabels, roles)} />}
    </OperationForm>
  )
}

/** Opens an account for someone; the form is made anew each time. */
const CreateUserDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Modal opened={opened} onClose={onClose} size={720} title={t(texts.newUser)}>
    {opened && <CreateUserForm onClose={onClose} />}
  </Modal>
)

type Row = RowOf<typeof listUsers>

const cells = { status: ({ status }: Row) => <StatusBadge tone={userTone[status]}>{t(userStatusLabels[status])}</StatusBadge> }

const filters: readonly FilterOf<typeof listUsers>[] = [
  { key: 'role', label: texts.role, kind: 'choice', options: optionsOf(roleLabels, roles) },
  { key: 'type', label: texts.type, kind: 'choice', options: optionsOf(userTypeLabels, userTypes) },
  {
    key: 'active',
    label: texts.account,
    kind: 'choice',
    options: [
      { value: 'true', label: texts.accountActive },
      { value: 'false', label: texts.accountInactive },
    ],
  },
]

export const UsersScreen = () => {
  const may = useMay()
  const [creating, setCreating] = useState(false)
  return (
    <>
      <ListScreen
        id="users"
        title={texts.users}
        operation={listUsers}
        cells={cells}
        filters={filters}
        rowLink={(row) => ({ to: '/uporabniki/$id', params: { id: row.id } })}
        actions={may('users:write') && <Button label={t(texts.newUser)} icon={IconUserPlus} onClick={() => setCreating(true)} />}
        empty={{ title: texts.noUsers, text: texts.noUsersHint }}
      />
      <CreateUserDialog opened={creating} onClose={() => setCreating(false)} />
    </>
  )
}
