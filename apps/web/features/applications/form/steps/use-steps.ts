import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import type { Resources } from '@dovolilnice/contract/resources/operations'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useWatch, type FieldPath } from 'react-hook-form'
import type { Form } from '../../../../ui/form/kit.ts'
import type { ApplicationValues } from '../form-values.ts'
import { stepNames, type StepName } from './step.tsx'

export const fieldsOfStep: Record<StepName, FieldPath<ApplicationValues>[]> = {
  kdo: ['applicant_type', 'user_type_code'],
  vrsta: ['permit_kind_id'],
  podatki: ['name', 'tax_number', 'street', 'post_code', 'city', 'email', 'phone'],
  kje: ['parking_lot_id', 'valid_from', 'period', 'period_count', 'from_time', 'until_time', 'wants_device'],
  vozila: ['plates'],
  dokazila: ['document', 'document_expires'],
  oddaja: [],
}

export interface Steps {
  step: StepName
  steps: readonly StepName[]
  kind: PermitKind | undefined
  /** The place of the step, from 0. */
  index: number
  go: (step: StepName) => void
  /** Goes to a step from the answers, to come back to them. */
  change: (step: StepName) => void
  /** Goes on when what the step asks is answered; otherwise the focus goes to what is wrong. */
  next: () => Promise<void>
  back: () => void
}

/** Which step is in view stands in the address after `#`, for Back and a reload; a form begun anew begins with the first. */
export const useSteps = (form: Form<ApplicationValues>, resources: Resources): Steps => {
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  const kindId = useWatch({ control: form.control, name: 'permit_kind_id' })
  const kind = resources.permit_kinds.find(({ id }) => id === kindId)
  const steps = stepNames.filter((name) => name !== 'dokazila' || kind?.documents.length !== 0)
  const step = steps.find((name) => name === hash) ?? 'kdo'
  const index = steps.indexOf(step)
  const returns = useRef(false)

  const open = (name: StepName, replace = false): void =>
    void navigate({ to: '.', search: true, params: true, hash: name === 'kdo' ? '' : name, replace })
  const go = (name: StepName): void => open(name)
  const change = (name: StepName): void => {
    returns.current = true
    open(name)
  }
  /** The next step in which something is missing or wrong: another kind may ask for more. */
  const firstToAnswer = async (): Promise<StepName> => {
    for (const name of steps.slice(index + 1)) if (!(await form.trigger(fieldsOfStep[name]))) return name
    return 'oddaja'
  }
  const next = async (): Promise<void> => {
    if (!(await form.trigger(fieldsOfStep[step], { shouldFocus: true }))) return
    const following = returns.current ? await firstToAnswer() : steps[index + 1]
    if (following === 'oddaja') returns.current = false
    if (following !== undefined) open(following)
  }

  const { restored } = form
  const begin = useEffectEvent(() => {
    if (!restored && step !== 'kdo') open('kdo', true)
  })
  // When the form is opened, and when its draft is thrown away.
  useEffect(() => begin(), [restored])

  return { step, steps, kind, index, go, change, next, back: () => go(steps[index - 1] ?? 'kdo') }
}
