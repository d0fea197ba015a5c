import { readUser } from '@dovolilnice/contract/users/read-user'
import { useParams } from '@tanstack/react-router'
import { useOperation } from '../../platform/calls/query.ts'
import { useScreenTitle } from '../../platform/routing/screen-title.ts'
import { OperationView } from '../../ui/states/operation-view.tsx'
import { Part } from '../../ui/states/part.tsx'
import { Stacked } from '../../ui/sheet.tsx'
import { UserHead } from './user-head.tsx'
import { UserTabs } from './user-tabs.tsx'

/** Everything about one person on one page: data, permissions, and all that is theirs. */
export const UserScreen = () => {
  const { id } = useParams({ from: '/inside/uporabniki/$id' })
  const query = useOperation(readUser, { params: { id } })
  useScreenTitle(query.data?.name)
  return (
    <OperationView query={query}>
      {(user) => (
        <Stacked>
          <UserHead user={user} />
          <Part name="RestrictionNotice" props={{ id: user.id }} fallback={null} />
          <UserTabs user={user} />
        </Stacked>
      )}
    </OperationView>
  )
}
