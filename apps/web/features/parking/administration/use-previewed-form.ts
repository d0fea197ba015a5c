import type { ChangeEffect } from '@dovolilnice/contract/parking/tariff-versions'
import type { OperationOutput } from '@dovolilnice/contract/operation'
import { useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { z } from 'zod/mini'
import { type CallError, isCallError } from '../../../platform/calls/call-error.ts'
import { reportFailure, useAction } from '../../../platform/calls/query.ts'
import { type OperationForm, useOperationForm } from '../../../ui/form/use-operation-form.ts'
import { texts } from './admin-texts.ts'
import type { PreviewedCall, PreviewedOperation } from './previewed-form.tsx'
import type { Change } from '../kinds/kind-changes.ts'

interface Options<Values extends FieldValues> {
  defaults: DefaultValues<Values>
  params?: Record<string, string>
  /** What the typed values are checked by, where that is not the operation's body. */
  schema?: z.ZodMiniType
  /** Each field that the typed values would change, in words. */
  changesOf?: (values: Values) => readonly Change[]
  onSaved: (id: string) => void
}

export interface PreviewedForm<Values extends FieldValues> {
  form: OperationForm<Values>
  /** What the change would do; present once somebody looked, until they go back. */
  effect: ChangeEffect | undefined
  /** What stands now and what would; absent where nobody told the fields' names. */
  changes: readonly Change[] | undefined
  save: () => void
  saving: boolean
  back: () => void
  /** The change was refused because somebody else was quicker. */
  conflict: boolean
}

/** A form that first asks the server what it would do, and saves the same values only when they are confirmed. */
export const usePreviewedForm = <Values extends FieldValues>(
  { operation, callOf }: PreviewedCall<Values>,
  { defaults, params, schema, changesOf, onSaved }: Options<Values>,
): PreviewedForm<Values> => {
  const [looked, setLooked] = useState<{ values: Values; effect: ChangeEffect }>()
  const form = useOperationForm<PreviewedOperation, Values>(operation, {
    defaults,
    params,
    schema,
    preview: true,
    toCall: (values) => callOf(values, true),
    onDone: ({ effect }, values) => setLooked({ values, effect }),
  })
  const saved = ({ id }: OperationOutput<PreviewedOperation>): void => {
    form.forget()
    onSaved(id)
  }
  const action = useAction(operation, { done: texts.saved, onDone: saved, silent: true })
  const isConflict = (error: CallError | null | undefined): boolean => isCallError(error) && error.code === 'conflict'
  const save = (): void => {
    if (looked === undefined) return
    action.mutate(callOf(looked.values, false), { onError: (error) => isConflict(error) || reportFailure(error) })
  }
  return {
    form,
    effect: looked?.effect,
    changes: looked && changesOf?.(looked.values),
    save,
    saving: action.isPending,
    back: () => setLooked(undefined),
    conflict: isConflict(action.error) || isConflict(form.failure),
  }
}
