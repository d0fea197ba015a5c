import { describe, expect, it } from 'vitest'
import { gateTopic, parseGateTopic } from './topics.ts'

describe('topics of the gates', () => {
  it('are read back', () => {
    expect(parseGateTopic(gateTopic('stari-trg-1', 'event'))).toEqual({ device: 'stari-trg-1', channel: 'event' })
  })

  it.each([
    'gates/x',
    'gates//event',
    'gates/X/event',
    'gates/x/other',
    'gates/x/event/more',
    'doors/x/event',
    'gates/../event',
    '$SYS/x/event',
  ])('%s is none', (topic) => {
    expect(parseGateTopic(topic)).toBeUndefined()
  })
})
