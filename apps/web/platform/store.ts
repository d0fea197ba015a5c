import { useSyncExternalStore } from 'react'

/** A value that screens watch: the client's own state, in memory. */
export interface Store<Value> {
  get: () => Value
  set: (next: Value | ((now: Value) => Value)) => void
  subscribe: (listener: () => void) => () => void
}

export const createStore = <Value>(initial: Value): Store<Value> => {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      const changed = typeof next === 'function' ? (next as (now: Value) => Value)(value) : next
      if (Object.is(changed, value)) return
      value = changed
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The store's value; the component renders anew when it changes. */
export const useStore = <Value>(store: Store<Value>): Value => useSyncExternalStore(store.subscribe, store.get, store.get)
