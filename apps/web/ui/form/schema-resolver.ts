import { type FieldError, fieldErrors } from '@dovolilnice/contract/errors'
import { type FieldValues, type Resolver, set } from 'react-hook-form'
import type { z } from 'zod/mini'
import { localeStore } from '../../platform/kit.ts'

/** Empty inputs are absent for the contract: an untouched optional field must not break its rule. */
export const withoutBlanks = (value: unknown): unknown => {
  if (value === '') return undefined
  if (Array.isArray(value)) return value.map(withoutBlanks)
  if (value === null || typeof value !== 'object' || value instanceof Blob) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutBlanks(one)]))
}

/** A form's rules, or how they are fetched: a form may be begun before they are there. */
export type Schema = z.ZodMiniType | (() => Promise<z.ZodMiniType>)

/** @throws when the rules are still to come and cannot be fetched */
export const schemaOf = async (schema: Schema): Promise<z.ZodMiniType> => (typeof schema === 'function' ? await schema() : schema)

/** What the rules find wrong, in the language of the page. Rules that could not be fetched find nothing. */
export const faultsOf = async (schema: Schema, values: unknown): Promise<FieldError[]> => {
  const rules = await schemaOf(schema).catch(() => undefined)
  const result = await rules?.safeParseAsync(withoutBlanks(values), { reportInput: true })
  return result?.error === undefined ? [] : fieldErrors(result.error.issues, localeStore.get())
}

/**
 * Checks a form by the contract's own schema, with the contract's own sentences. The values stay as typed: the server does the
 * transforming. Nothing is sent before the rules could be fetched (`useOperationForm`).
 */
export const schemaResolver =
  <Values extends FieldValues>(schema: Schema): Resolver<Values> =>
  async (values) => {
    const faults = await faultsOf(schema, values)
    if (faults.length === 0) return { values: withoutBlanks(values) as Values, errors: {} }
    const errors = {}
    for (const { path, rule, message } of faults) set(errors, path, { type: rule, message })
    return { values: {}, errors }
  }
