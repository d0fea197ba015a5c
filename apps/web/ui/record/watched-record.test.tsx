import { useForm } from 'react-hook-form'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CallError } from '../../platform/calls/call-error.ts'
import { useCollision } from './watched-record.tsx'

/** What a form over version 3 is told when it is refused, without the record beside it. */
const told = (failure: CallError | undefined): string => {
  const Shown = () => {
    const { control, formState } = useForm({ defaultValues: { version: 3 } as Record<string, unknown> })
    return JSON.stringify(useCollision({ control, formState, failure, sending: false }, undefined) ?? 'nothing')
  }
  return JSON.parse(renderToStaticMarkup(<Shown />).replaceAll('&quot;', '"'))
}

test('a refused version is a collision, also where the server knows no history of the record', () => {
  const collision = { version: 4, changes: [], refused: true, known: false }
  expect(told(new CallError('conflict', 409, { details: { version: 4 } }))).toEqual(collision)
  expect(told(new CallError('conflict', 409, { details: { version: 4, changes: [] } }))).toEqual(collision)
})

test('no other refusal is', () => {
  for (const failure of [undefined, new CallError('conflict', 409, { details: { seen: true } }), new CallError('illegal_transition', 409)])
    expect(told(failure)).toBe('nothing')
})
