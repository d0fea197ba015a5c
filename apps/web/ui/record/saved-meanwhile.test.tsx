import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CallError } from '../../platform/calls/call-error.ts'
import { SavedMeanwhile } from './saved-meanwhile.tsx'

const shown = (details: Record<string, unknown>): string =>
  renderToStaticMarkup(<SavedMeanwhile failure={new CallError('conflict', 409, { details })} onInsist={() => {}} />)

test('what was saved over values that were seen is offered, an old version of a record is not', () => {
  expect(shown({ seen: true })).toContain('Shrani moje')
  expect(shown({ version: 4, changes: [] })).toBe('')
})
