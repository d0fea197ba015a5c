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

const giveBack = (before: readonly Control[], now: readonly Control[]): void => {
  for (const old of before.filter(wasChanged)) {
    const same = counterpartOf(old, now)
    if (same === undefined) continue
    if (!isTicked(old)) type(same, old.value)
    else if (isTicked(same) && same.checked !== old.checked) same.click()
  }
}

/** The controls of a prerendered page: their elements keep what was typed in them also after React has replaced them. */
export const watchTyped = (place: Element) => {
  const controls = controlsOf(place)
  let focused = document.activeElement
  place.addEventListener('focusin', ({ target }) => {
    focused = controls.find((control) => control === target) ?? focused
  })
  return {
    /** Puts what was typed, and the focus, into the controls of the same names. */
    giveBack: () => {
      const now = controlsOf(place)
      giveBack(controls, now)
      if (isControl(focused)) counterpartOf(focused, now)?.focus()
    },
  }
}

/** Gives back, once the screen stands, what was typed before the script came. */
export const TypedBefore = ({ typed }: { typed: ReturnType<typeof watchTyped> }) => {
  useEffect(() => typed.giveBack(), [typed])
  return null
}
