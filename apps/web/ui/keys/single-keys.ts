import { createLocalStore } from '../../platform/local-storage.ts'
import { useMaybeUser } from '../../platform/session/use-session.ts'
import { useStore } from '../../platform/store.ts'

/** The people of this browser who switched single keys off, by their id. */
const switchedOff = createLocalStore<readonly string[]>('dovolilnice.single-keys.off', [])

/** Whether single keys act for the person who is signed in, and how that is changed. Residents come once a year and have none. */
export const useSingleKeys = (): [boolean, (on: boolean) => void] => {
  const { id: person = '', role } = useMaybeUser() ?? {}
  const others = useStore(switchedOff).filter((id) => id !== person)
  const on = !useStore(switchedOff).includes(person) && role !== 'regular'
  return [on, (wanted) => switchedOff.set(wanted ? others : [...others, person])]
}
