import { useEffect, useEffectEvent } from 'react'
import { addressOf } from './call.ts'
import { sessionStore } from './session/session-store.ts'

/** What the server says has changed; never the data itself. */
export type LiveTopic = 'access' | 'bollards' | 'applications' | 'permits'

const listeners = new Set<(topic: string) => void>()
let source: EventSource | undefined

const address = addressOf({ name: 'live', method: 'GET', path: 'v1/live', access: 'session', summary: '' })

/** One stream for the page, open while somebody listens; the browser reconnects by itself. */
const follow = (listener: (topic: string) => void): (() => void) => {
  listeners.add(listener)
  if (source === undefined) {
    source = new EventSource(address)
    source.addEventListener('message', ({ data }) => {
      for (const tell of listeners) tell(String(data))
    })
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    source?.close()
    source = undefined
  }
}

/** Does something when the server says that a topic changed: usually `refetch`. */
export const useLive = (topic: LiveTopic | undefined, onChange: () => unknown): void => {
  const tell = useEffectEvent((changed: string) => {
    if (changed === topic) onChange()
  })
  useEffect(() => {
    if (topic === undefined || !sessionStore.get().authenticated) return
    return follow(tell)
  }, [topic])
}
