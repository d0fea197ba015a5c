import type { Text } from '@dovolilnice/contract/locale'
import { createStore } from './store.ts'

export interface Question {
  title: Text | string
  text?: Text | string
  /** The label of the confirming button: the name of the action, never "OK". */
  action: Text
  cancel?: Text
  danger?: boolean
}

export const confirmStore = createStore<(Question & { answer: (yes: boolean) => void }) | undefined>(undefined)

/** Asks before an action that cannot be undone: `if (await confirm({ title, action, danger: true })) …` */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    confirmStore.get()?.answer(false)
    confirmStore.set({
      ...question,
      answer: (yes) => {
        confirmStore.set(undefined)
        resolve(yes)
      },
    })
  })
