import { useEffect } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isControl = (element: Element | null): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

const controlsOf = (place: Element): Control[] => [...place.querySelectorAll('[name]')].filter(isControl)

const isTicked = (control: Control): control is HTMLInputElement => control.type === 'radio' || control.type === 'checkbox'

const wasChanged = (control: Control): boolean =>
  isTicked(control)
    ? control.checked !== control.defaultChecked
    : !(control instanceof HTMLSelectElement) && control.value !== control.defaultValue

/** React keeps the last value that was set on the element itself; only the setter of the class makes it notice a new one. */
const type = (control: Control, value: string): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The control that stands in the place of one of the prerendered page; a tick among several of its name by its value. */
const counterpartOf = (old: Control, now: readonly Control[]): Control | undefined =>
  now.find((control) => control.name === old.name && (!isTicked(old) || control.value === old.value))

/** Gives back what has its counterpart already. @returns what has none yet */
const giveBack = (before: readonly Control[], now: readonly Control[]): Control[] =>
  before.filter((old) => {
    const same = counterpartOf(old, now)
    if (same === undefined) return true
    if (!isTicked(old)) type(same, old.value)
    else if (isTicked(same) && same.checked !== old.checked) same.click()
    return false
  })

/** The controls of a prerendered page: their elements keep what was typed in them also after React has replaced them. */
export const watchTyped = (place: Element) => {
  const controls = controlsOf(place)
  let focused = document.activeElement
  place.addEventListener('focusin', ({ target }) => {
    focused = controls.find((control) => control === target) ?? focused
  })
  return {
    /**
     * Puts what was typed, and the focus, into the controls of the same names: at once, and when a part of the page comes after the others.
     * @returns stops waiting for such a part
     */
    giveBack: (): (() => void) => {
      const { pathname } = location
      let left = controls.filter(wasChanged)
      let unfocused = isControl(focused) ? focused : undefined
      let isFirst = true
      const give = (): void => {
        // On another page the same name is another question.
        if (location.pathname !== pathname) return later.disconnect()
        const now = controlsOf(place)
        left = giveBack(left, now)
        const same = unfocused && counterpartOf(unfocused, now)
        if (same !== undefined) {
          unfocused = undefined
          // Whoever went to another field meanwhile stays there.
          if (isFirst || document.activeElement === document.body) same.focus()
        }
        isFirst = false
        if (left.length === 0 && unfocused === undefined) later.disconnect()
      }
      const later = new MutationObserver(give)
      later.observe(place, { childList: true, subtree: true })
      give()
      return () => later.disconnect()
    },
  }
}

/** Gives back, once the screen stands, what was typed before the script came. */
export const TypedBefore = ({ typed }: { typed: ReturnType<typeof watchTyped> }) => {
  useEffect(() => typed.giveBack(), [typed])
  return null
}
