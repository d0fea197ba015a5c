import { isStaff } from '@dovolilnice/contract/permissions'
import { createLocalStore, useMaybeUser, useStore } from '../../platform/kit.ts'
import type { Text } from '@dovolilnice/contract/locale'
import { useEffect, useRef } from 'react'
import { lastDialog } from '../overlays/in-dialog.ts'
import { isCharacter, keyName } from './kbd.tsx'

/** The people of this browser who switched single keys off, by their id. */
const switchedOff = createLocalStore<readonly string[]>('dovolilnice.single-keys.off', [])

/** Whether single keys act for the person who is signed in, and how that is changed. Residents come once a year and have none. */
export const useSingleKeys = (): [boolean, (on: boolean) => void] => {
  const { id: person = '', role } = useMaybeUser() ?? {}
  const others = useStore(switchedOff).filter((id) => id !== person)
  const on = !useStore(switchedOff).includes(person) && role !== undefined && isStaff(role)
  return [on, (wanted) => switchedOff.set(wanted ? others : [...others, person])]
}

export interface Key {
  /** As `keyName` names it, or two keys one after the other: `g v`. Absent: only the command palette offers it. */
  press?: string
  /** What it does, for the list of keys. Without it the key is not listed: another of the same group says the same. */
  label?: Text
  run: () => void
}

/** The keys that belong together, under their heading in the list of keys. */
export interface KeyGroup {
  title: Text
  keys: readonly Key[]
  /** The command palette offers them, too: what they do makes sense without the place where the focus is. A function is asked when it opens. */
  commands?: boolean | (() => readonly Key[])
}

interface Registered {
  group: KeyGroup
  /** False while this person has single keys switched off. */
  single: boolean
}

/** Those of what is on screen, the latest last. */
const registered: { current: Registered }[] = []

/** The groups that are on screen now, each heading once, for the list of keys. What only the palette offers makes no group. */
export const shownKeys = (): KeyGroup[] => {
  const keysOf = new Map<Text, readonly Key[]>()
  for (const { title, keys } of registered.map(({ current }) => current.group)) keysOf.set(title, [...(keysOf.get(title) ?? []), ...keys])
  return [...keysOf].map(([title, keys]) => ({ title, keys })).filter(({ keys }) => keys.some(({ press }) => press !== undefined))
}

const typedInto = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [popover]'
/** What a browser presses, opens or moves itself with Enter, space or an arrow. */
const pressable = `${typedInto}, a, button, summary, input, [role="tab"], [role="slider"]`

const isWithin = (target: EventTarget | null, selector: string): boolean => target instanceof Element && target.closest(selector) !== null

/** What the screen offers the command palette now. */
export const shownCommands = (): { label: Text; run: () => void }[] =>
  registered
    .flatMap(({ current: { group } }) =>
      typeof group.commands === 'function' ? group.commands() : group.commands === true ? group.keys : [],
    )
    .flatMap(({ label, run }) => (label === undefined ? [] : [{ label, run }]))

/** For how long letters rest after a dialog has closed, in milliseconds: whoever still types into it commands nothing. */
const rest = 500

/** Whether the key belongs to what has the focus: a field, a button, an open menu or a dialog. Ctrl with a key acts in a field, too. */
const isTaken = (name: string, { target, timeStamp }: KeyboardEvent): boolean => {
  if (document.querySelector('dialog[open]') !== null) return true
  if (isCharacter(name) && timeStamp - lastDialog.closed < rest) return true
  // In a field it takes back a letter.
  if (name === 'Mod+z') return isWithin(target, typedInto)
  if (name.startsWith('Mod+')) return false
  return isWithin(target, isCharacter(name) ? typedInto : pressable)
}

/** The key for a press, or undefined; of two the one that came later. */
const findKey = (matches: (press: string) => boolean, single: boolean): Key | undefined =>
  registered
    .toReversed()
    .filter(({ current }) => !single || current.single)
    .flatMap(({ current }) => current.group.keys)
    .find(({ press }) => press !== undefined && matches(press))

/** For how long the first of two keys waits for the second, in milliseconds. */
const patience = 1500
/** The first of two keys, with when it was pressed by the event's clock. */
let begun: { name: string; at: number } | undefined

const listen = (event: KeyboardEvent): void => {
  const name = keyName(event)
  if (name === undefined || event.defaultPrevented || event.isComposing || isTaken(name, event)) return
  // After the first of two keys the second means nothing by itself: `g` and a slip of the finger must not reject an application.
  const pressed = begun !== undefined && event.timeStamp - begun.at < patience ? `${begun.name} ${name}` : name
  begun = undefined
  const single = isCharacter(name)
  const key = findKey((press) => press === pressed, single)
  if (key !== undefined) {
    event.preventDefault()
    key.run()
  } else if (findKey((press) => press.startsWith(`${pressed} `), single) !== undefined) begun = { name: pressed, at: event.timeStamp }
}

/**
 * Keys that act while this component is on screen; of two for the same key the one that came later acts. They never act in a field, an open menu or
 * a dialog; single characters can be switched off by each person (WCAG 2.1.4), and `?` lists all.
 */
export const useKeys = (group: KeyGroup): void => {
  const [single] = useSingleKeys()
  const own = useRef<Registered>({ group, single })
  useEffect(() => {
    own.current = { group, single }
  })
  useEffect(() => {
    if (registered.length === 0) window.addEventListener('keydown', listen)
    registered.push(own)
    return () => {
      registered.splice(registered.indexOf(own), 1)
      if (registered.length === 0) window.removeEventListener('keydown', listen)
    }
  }, [])
}
