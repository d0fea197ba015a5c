/** `application.<id>`: a form of a person who is signed in; a form for visitors is named without an id. */
const ownDraft = /^dovolilnice\.draft\.\w+\.([\da-f-]{36})/

/** Whether the draft of this name goes from this device when its person signs out. */
export const isOwnDraft = (name: string): boolean => ownDraft.test(`dovolilnice.draft.${name}`)

/** The name under which a person's form is kept on this device until it is sent, or the person signs out. */
export const ownDraftName = (form: string, personId: string): string => `${form}.${personId}`

/** Removes from this device what people typed into their own forms, all of them but one's; a visitor's form stays. */
export const forgetOwnDrafts = (but?: string): void => {
  try {
    for (const key of Object.keys(globalThis.localStorage)) {
      const person = ownDraft.exec(key)?.[1]
      if (person !== undefined && person !== but) globalThis.localStorage.removeItem(key)
    }
  } catch {
    // A browser that refuses the storage has kept nothing in it.
  }
}
