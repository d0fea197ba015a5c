import type { Text } from '@dovolilnice/contract/locale'
import type { Permission } from '@dovolilnice/contract/permissions'
import type { UserDetails } from '@dovolilnice/contract/users/user'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMay } from '../../platform/session/use-session.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { History } from '../../ui/history/history.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { texts } from './texts.ts'
import { UserApplications, UserDocuments, UserPassages, UserPermits } from './user-lists.tsx'
import { UserPersonTab } from './user-person-tab.tsx'
import { UserRightsTab } from './user-rights-tab.tsx'

interface Tab {
  key: string
  title: Text
  permission?: Permission
  content: (user: UserDetails) => ReactNode
}

const tabs: readonly Tab[] = [
  { key: 'person', title: texts.person, content: (user) => <UserPersonTab user={user} /> },
  { key: 'rights', title: texts.rights, content: (user) => <UserRightsTab user={user} /> },
  { key: 'applications', title: texts.applications, permission: 'applications:read', content: ({ id }) => <UserApplications id={id} /> },
  { key: 'permits', title: texts.permits, permission: 'permits:read', content: ({ id }) => <UserPermits id={id} /> },
  { key: 'documents', title: texts.documents, permission: 'documents:read', content: ({ id }) => <UserDocuments id={id} /> },
  { key: 'passages', title: texts.passages, permission: 'access-log:read', content: ({ id }) => <UserPassages id={id} /> },
  {
    key: 'history',
    title: texts.history,
    content: ({ id, history }) => (
      <Sheet>
        <History rows={history} record={{ id }} />
      </Sheet>
    ),
  },
]

/** The parts of a person's record. Which one is shown stands in the URL; a list's own state is left behind with its tab. */
export const UserTabs = ({ user }: { user: UserDetails }) => {
  const t = useTranslate()
  const may = useMay()
  const navigate = useNavigate({ from: '/uporabniki/$id' })
  const { tab } = useSearch({ from: '/inside/uporabniki/$id' })
  const offered = tabs.filter(({ permission }) => permission === undefined || may(permission))
  const shown = offered.find(({ key }) => key === tab)?.key ?? 'person'
  const choose = (key: string) => void navigate({ search: { tab: key === 'person' ? undefined : key }, resetScroll: false })
  return (
    <Tabs
      label={t(texts.parts)}
      tabs={offered.map(({ key, title, content }) => ({ key, title: t(title), content: content(user) }))}
      shown={shown}
      onChoose={choose}
    />
  )
}
