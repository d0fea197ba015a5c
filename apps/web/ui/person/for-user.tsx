import { readUser } from '@dovolilnice/contract/users/read-user'
import type { UserDetails } from '@dovolilnice/contract/users/user'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useOperation } from '../../platform/calls/query.ts'
import { OperationView } from '../states/operation-view.tsx'

/** A screen about the user of its path: their record is read first. */
export const ForUser = ({ children }: { children: (user: UserDetails) => ReactNode }) => {
  const { id = '' } = useParams({ strict: false })
  return <OperationView query={useOperation(readUser, { params: { id } })}>{children}</OperationView>
}
