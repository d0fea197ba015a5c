import { createStore, type Store } from './store.ts'

/** Reads a JSON value; what cannot be read counts as absent, because a browser may refuse storage or a person may have edited it. */
export const readLocal = <Value>(key: string, fallback: Value): Value => {
  try {
    const text = globalThis.localStorage?.getItem(key)
    return text == null ? fallback : (JSON.parse(text) as Value)
  } catch {
    return fallback
  }
}

/** Writes a JSON value; undefined removes it. A full or forbidden storage is no reason to stop the screen. */
export const writeLocal = (key: string, value: unknown): void => {
  try {
    if (value === undefined) globalThis.localStorage.removeItem(key)
    else globalThis.localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Private windows refuse; the choice then lasts as long as the page.
  }
}

/** A store whose value is kept in local storage and survives a reload. */
export const createLocalStore = <Value>(key: string, initial: Value): Store<Value> => {
  const store = createStore(readLocal(key, initial))
  return {
    ...store,
    set: (next) => {
      store.set(next)
      writeLocal(key, store.get())
    },
  }
}
