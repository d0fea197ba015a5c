import { readParkingLots, readUserTypeParkingLots } from '@dovolilnice/contract/parking/read-parking-lots'
import { type AdminResources, readAdminResources } from '@dovolilnice/contract/resources/read-admin-resources'
import { type OperatorResources, readOperatorResources } from '@dovolilnice/contract/resources/read-operator-resources'
import { useParameters, useResource } from './resources.ts'
import { useMay } from '../session/use-session.ts'
import type { ClosedDays } from '@dovolilnice/contract/primitives/working-days'
import { useMemo } from 'react'

/** What administrators' screens choose from and how much waits; undefined for others, and until it is loaded. */
export const useAdminResources = (): AdminResources | undefined => useResource(readAdminResources, useMay()('admin:resources')).data

/** What operators' screens choose from; undefined for others, and until it is loaded. */
export const useOperatorResources = (): OperatorResources | undefined =>
  useResource(readOperatorResources, useMay()('operator:resources')).data

/** Loads what the person's role works with when the layout opens, so that screens find it: the specification's lists, retried and refreshed like all resources. */
export const useResourcesOfRole = (): void => {
  const admin = useMay()('admin:resources')
  useAdminResources()
  useOperatorResources()
  useResource(readParkingLots, admin)
  useResource(readUserTypeParkingLots, admin)
}

/** Days on which this municipality does not work, beside those of the state; none until they are loaded. */
export const useClosedDays = (): ClosedDays => {
  const stored = useParameters()?.closed_days
  return useMemo(() => new Set((stored ?? []).map(({ day }) => day)), [stored])
}
