import type { LiveTopic } from '@dovolilnice/contract/events/event-words'
import { useEffect, useEffectEvent } from 'react'
import { addressOf } from './calls/call.ts'
import { sessionStore } from './session/session-store.ts'

/** Called with the changed topic, or without one when changes may have been missed. */
type Listener = (topic?: string) => void

const listeners = new Set<Listener>()
let source: EventSource | undefined

const address = addressOf({ name: 'live', method: 'GET', path: 'v1/live', access: 'session', summary: '' })

const notifyAll = (topic?: string): void => {
  for (const listener of listeners) listener(topic)
}

const pauseMs = 10_000

/** The browser reconnects by itself, except after an answer other than a stream (too many, no server behind the proxy): then this function does. */
const openLater = (closed: EventSource): void => {
  if (source === closed) source = undefined
  setTimeout(openOrCloseAgain, pauseMs)
}

/** After a reconnection, and after the page was hidden, all listeners are called, because changes may have been missed. */
const open = (isFirst: boolean): EventSource => {
  const opened = new EventSource(address)
  let missed = !isFirst
  let wasOpen = false
  opened.addEventListener('open', () => {
    if (missed) notifyAll()
    missed = true
    wasOpen = true
  })
  // A broken stream shows earlier than the next refetch that the server is gone, so the screens mark their data as old.
  opened.addEventListener('error', () => {
    if (opened.readyState === EventSource.CLOSED) openLater(opened)
    if (!wasOpen) return
    wasOpen = false
    notifyAll()
  })
  opened.addEventListener('message', ({ data }) => notifyAll(String(data)))
  return opened
}

/** A browser has six connections for a server: hidden pages must not use them up. */
const openOrClose = ({ isFirst = false } = {}): void => {
  const isWanted = listeners.size > 0 && document.visibilityState === 'visible'
  if (isWanted) source ??= open(isFirst)
  else {
    source?.close()
    source = undefined
  }
}

const openOrCloseAgain = () => openOrClose()

/** One stream for the page, open while there are listeners and the page is visible. */
const follow = (listener: Listener): (() => void) => {
  if (listeners.size === 0) document.addEventListener('visibilitychange', openOrCloseAgain)
  // Earlier listeners may have missed a change while the stream was closed.
  const isFirst = listeners.size === 0
  listeners.add(listener)
  openOrClose({ isFirst })
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) document.removeEventListener('visibilitychange', openOrCloseAgain)
    openOrClose()
  }
}

/** Calls `onChange`, usually a `refetch`, when the server announces a change of the topic. */
export const useLive = (topic: LiveTopic | undefined, onChange: () => unknown): void => {
  const onMessage = useEffectEvent((changed?: string) => {
    if (changed === undefined || changed === topic) onChange()
  })
  useEffect(() => {
    if (topic === undefined || !sessionStore.get().authenticated) return
    return follow(onMessage)
  }, [topic])
}
