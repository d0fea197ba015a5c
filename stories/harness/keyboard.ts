import type { Page } from 'playwright-core'
import { drawn } from './time.ts'

/** The focused element: its accessible name, and whether the focus is visible. */
export interface Stop {
  name: string
  visible: boolean
}

/** Runs in the page, after what the focus sets off has been drawn. Whoever looks must find the outline on the element, on the frame drawn around it, or on the label that stands for it. */
const look = `${drawn}.then(() => {
  const element = document.activeElement
  if (element === null || element === document.body) return { name: '', visible: true }
  window.reachedByKeyboard ??= new Set()
  window.reachedByKeyboard.add(element)
  const outlined = (one) => {
    if (!one) return false
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || (one === element && boxShadow !== 'none')
  }
  const places = [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling, element.closest('label')]
  const box = element.getBoundingClientRect()
  const inSight = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
  const name = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent
  return { name: name.trim().slice(0, 60) || element.outerHTML.slice(0, 80), visible: inSight && places.some(outlined) }
})`

/** Presses Tab until the focus leaves the page or reaches the element of that name. Returns every stop. */
export const tabUntil = async (page: Page, wanted?: RegExp): Promise<Stop[]> => {
  const stops: Stop[] = []
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate<Stop>(look)
    if (stop.name === '') return stops
    stops.push(stop)
    if (wanted?.test(stop.name) === true) return stops
  }
  throw new Error(
    `The keyboard does not get out, or not to ${wanted}: ${stops
      .slice(-5)
      .map(({ name }) => name)
      .join(' · ')}`,
  )
}

/** Visible controls that the keyboard has not reached so far. A group of radio buttons counts once. */
export const unreached = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const reached = window.reachedByKeyboard ?? new Set()
    const groups = new Set([...reached].filter((one) => one.type === 'radio').map((one) => one.name))
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
      .filter((one) => !one.disabled && one.tabIndex >= 0 && one.checkVisibility() && one.closest('[inert], [aria-hidden="true"]') === null)
      .filter((one) => !reached.has(one) && !(one.type === 'radio' && groups.has(one.name)))
      .map((one) => one.outerHTML.slice(0, 160))
  })()`)

/** For half a second after a dialog has closed letters command nothing: whoever still types into it means the dialog. */
export const lettersRest = (page: Page): Promise<void> => page.waitForTimeout(600)
