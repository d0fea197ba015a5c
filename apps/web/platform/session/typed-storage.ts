/** What was typed and not sent, in this window's session storage: it survives a reload, and is gone with the window. */
const prefix = 'dovolilnice.typed.'

/** What was kept under this name; what cannot be read counts as absent. */
export const readTyped = (name: string): unknown => {
  try {
    return JSON.parse(globalThis.sessionStorage.getItem(prefix + name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a JSON value under this name; undefined removes it. */
export const writeTyped = (name: string, value: unknown): void => {
  try {
    if (value === undefined) globalThis.sessionStorage.removeItem(prefix + name)
    else globalThis.sessionStorage.setItem(prefix + name, JSON.stringify(value))
  } catch {
    // A full or forbidden storage: what was typed then lasts as long as the page.
  }
}

export const typedNames = (): string[] => {
  try {
    return Object.keys(globalThis.sessionStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []))
  } catch {
    return []
  }
}
