import { roles } from '@dovolilnice/contract/permissions'
import { listUsers } from '@dovolilnice/contract/users/list-users'
import { userTypes } from '@dovolilnice/contract/users/user'
import { roleLabels, userStatusLabels, userTypeLabels } from '@dovolilnice/contract/users/user-labels'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useMay } from '../../platform/session/use-session.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import type { CellTools, FilterOf, RowOf } from '../../ui/list-screen/list-data.ts'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { CreateUserDialog } from './create-user-dialog.tsx'
import { texts } from './texts.ts'
import { userTone } from './user-tone.ts'

type Row = RowOf<typeof listUsers>

const cells = {
  status: ({ status }: Row, { t }: CellTools) => <StatusBadge tone={userTone[status]}>{t(userStatusLabels[status])}</StatusBadge>,
}

const filters: readonly FilterOf<typeof listUsers>[] = [
  { key: 'role', label: texts.role, kind: 'choice', options: roles.map((value) => ({ value, label: roleLabels[value] })) },
  { key: 'type', label: texts.type, kind: 'choice', options: userTypes.map((value) => ({ value, label: userTypeLabels[value] })) },
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
  const t = useTranslate()
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
        searchKey="search"
        rowKey={(row) => row.id}
        rowLink={(row) => ({ to: '/uporabniki/$id', params: { id: row.id } })}
        actions={
          may('users:write') && (
            <Button icon={<IconUserPlus size={18} aria-hidden />} onClick={() => setCreating(true)}>
              {t(texts.newUser)}
            </Button>
          )
        }
        empty={{ title: texts.noUsers, text: texts.noUsersHint }}
      />
      <CreateUserDialog opened={creating} onClose={() => setCreating(false)} />
    </>
  )
}
