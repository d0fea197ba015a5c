import type { AdminResources } from '@dovolilnice/contract/resources/read-admin-resources'
import { readAdminResources } from '@dovolilnice/contract/resources/read-admin-resources'
import type { OperatorResources } from '@dovolilnice/contract/resources/read-operator-resources'
import { readOperatorResources } from '@dovolilnice/contract/resources/read-operator-resources'
import { useResource } from './resources.ts'
import { useMay } from './session/use-session.ts'

/** What administrators' screens choose from and how much waits; undefined for others, and until it is loaded. */
export const useAdminResources = (): AdminResources | undefined => useResource(readAdminResources, useMay()('admin:resources')).data

/** What operators' screens choose from; undefined for others, and until it is loaded. */
export const useOperatorResources = (): OperatorResources | undefined =>
  useResource(readOperatorResources, useMay()('operator:resources')).data
