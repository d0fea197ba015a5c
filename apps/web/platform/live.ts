import type { LiveTopic } from '@dovolilnice/contract/live-topics'
import { useEffect, useEffectEvent } from 'react'
import { addressOf } from './calls/call.ts'
import { sessionStore } from './session/session-store.ts'

/** Hears what changed, or nothing named where changes may have been missed. */
type Listener = (topic?: string) => void

const listeners = new Set<Listener>()
let source: EventSource | undefined

const address = addressOf({ name: 'live', method: 'GET', path: 'v1/live', access: 'session', summary: '' })

const tellAll = (topic?: string): void => {
  for (const tell of listeners) tell(topic)
}

const pauseMs = 10_000

/** The browser reconnects by itself, except after an answer other than a stream (too many, no server behind the proxy): then this does. */
const openLater = (closed: EventSource): void => {
  if (source === closed) source = undefined
  setTimeout(openOrCloseAgain, pauseMs)
}

/** What changed in between is asked for anew, and so is what changed while the page was hidden. */
const open = (isFirst: boolean): EventSource => {
  const opened = new EventSource(address)
  let missed = !isFirst
  let heard = false
  opened.addEventListener('open', () => {
    if (missed) tellAll()
    missed = true
    heard = true
  })
  // A stream that breaks tells sooner than the next reading that the server is gone: what is shown is then known to be old.
  opened.addEventListener('error', () => {
    if (opened.readyState === EventSource.CLOSED) openLater(opened)
    if (!heard) return
    heard = false
    tellAll()
  })
  opened.addEventListener('message', ({ data }) => tellAll(String(data)))
  return opened
}

/** A browser has six connections for a server: pages that nobody sees must not hold them. */
const openOrClose = ({ isFirst = false } = {}): void => {
  const isWanted = listeners.size > 0 && document.visibilityState === 'visible'
  if (isWanted) source ??= open(isFirst)
  else {
    source?.close()
    source = undefined
  }
}

const openOrCloseAgain = () => openOrClose()

/** One stream for the page, open while somebody listens and the page is seen. */
const follow = (listener: Listener): (() => void) => {
  if (listeners.size === 0) document.addEventListener('visibilitychange', openOrCloseAgain)
  // Who listens already may have missed something while the stream was gone.
  const isFirst = listeners.size === 0
  listeners.add(listener)
  openOrClose({ isFirst })
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) document.removeEventListener('visibilitychange', openOrCloseAgain)
    openOrClose()
  }
}

/** Does something when the server says that a topic changed: usually `refetch`. */
export const useLive = (topic: LiveTopic | undefined, onChange: () => unknown): void => {
  const tell = useEffectEvent((changed?: string) => {
    if (changed === undefined || changed === topic) onChange()
  })
  useEffect(() => {
    if (topic === undefined || !sessionStore.get().authenticated) return
    return follow(tell)
  }, [topic])
}
