import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QuietQueues } from './quiet-queues.tsx'

const idle = { waiting: 0, running: 0, retrying: 0, dead: 0, most_tries: 6 }

test('a kind of work with nothing to do takes one line of times and none of zeros', () => {
  const queues = [
    { ...idle, name: 'permit-reminders', last_run: '2026-11-22T06:30:00.000Z', next_run: '2026-11-23T06:30:00.000Z' },
    { ...idle, name: 'send-mail', last_run: null, next_run: null },
  ]
  const lines = renderToStaticMarkup(<QuietQueues queues={queues} />)
    .replaceAll('</li>', '\n')
    .replaceAll(/<[^>]+>/g, ' ')
    .trim()
    .split('\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/Zadnjič: 22\. 11\. 2026, 0?7:30/)
  expect(lines[0]).toContain('Naslednjič: 23. 11. 2026')
  expect(lines[1]).toContain('v tem tednu še ne')
  expect(lines.join(' ')).not.toMatch(/: 0/)
})
