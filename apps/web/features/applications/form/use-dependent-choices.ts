import { today } from '../../../platform/kit.ts'
import { periodsOn } from '@dovolilnice/contract/parking/price'
import type { Resources } from '@dovolilnice/contract/resources/operations'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ApplicationValues } from './form-values.ts'
import { offeredKinds, offeredLots, offeredUserTypes } from './offered.ts'
import { priceDay } from './terms/price-day.ts'

/** What stays of a choice when what is offered changes: itself while it is offered, the only one there is, or nothing. */
const kept = (choice: string, offered: readonly string[]): string =>
  offered.includes(choice) ? choice : offered.length === 1 ? (offered[0] ?? '') : ''

/** Keeps choices that depend on one another in step: type of user with applicant, kind and lot with type of user, period with kind. */
export const useDependentChoices = (resources: Resources): void => {
  const { setValue, getValues } = useFormContext<ApplicationValues>()
  const [applicant, userType, kindId, received] = useWatch<
    ApplicationValues,
    ['applicant_type', 'user_type_code', 'permit_kind_id', 'received_on']
  >({ name: ['applicant_type', 'user_type_code', 'permit_kind_id', 'received_on'] })
  const day = priceDay(received, today())
  useEffect(() => {
    const settle = (name: 'user_type_code' | 'permit_kind_id' | 'parking_lot_id' | 'period', offered: readonly string[]) => {
      const now = getValues(name) ?? ''
      const next = kept(now, offered)
      if (next !== now) setValue(name, next, { shouldDirty: false, shouldValidate: false })
    }
    settle(
      'user_type_code',
      offeredUserTypes(resources, applicant).map(({ code }) => code),
    )
    settle(
      'permit_kind_id',
      offeredKinds(resources, userType).map(({ id }) => id),
    )
    settle(
      'parking_lot_id',
      offeredLots(resources, userType).map(({ id }) => id),
    )
    settle('period', periodsOn(resources.permit_kinds.find(({ id }) => id === kindId)?.tariffs ?? [], day))
  }, [resources, applicant, userType, kindId, day, setValue, getValues])
}

export const useChosenKind = (resources: Resources) => {
  const kindId = useWatch<ApplicationValues, 'permit_kind_id'>({ name: 'permit_kind_id' })
  return resources.permit_kinds.find(({ id }) => id === kindId)
}
