import { readUser } from '@dovolilnice/contract/users/read-user'
import type { UserDetails } from '@dovolilnice/contract/users/user'
import type { ReactNode } from 'react'
import { useOperation } from '../../platform/calls/query.ts'
import { OperationView } from '../states/operation-view.tsx'

interface ForUserProps {
  id: string
  children: (user: UserDetails) => ReactNode
}

/** A screen about a user: their record is read first. */
export const ForUser = ({ id, children }: ForUserProps) => (
  <OperationView query={useOperation(readUser, { params: { id } })}>{children}</OperationView>
)
