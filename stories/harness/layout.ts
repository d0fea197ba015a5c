import type { Page } from 'playwright-core'
import { drawn } from './time.ts'

/**
 * Runs in the page. A page wider than its window scrolls sideways; an element that hides its overflow and is smaller than its content cuts it.
 * What has no words is said by a program: `[object Object]`, `undefined`.
 * What ends in an ellipsis and has its whole text as its own title or its cell's is not cut. What is hidden from sight on purpose (one pixel, for screen readers), what scrolls by itself and a map is neither.
 */
const look = `(() => {
  const page = document.scrollingElement
  const faults = []
  if (page.scrollWidth > page.clientWidth) {
    const widest = [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > page.clientWidth + 1).slice(0, 3)
    faults.push('scrolls sideways, ' + page.scrollWidth + ' px in ' + page.clientWidth + ': ' + widest.map(nameOf).join(', '))
  }
  function nameOf(element) {
    return element.tagName.toLowerCase() + '.' + (element.getAttribute('class') ?? '') + ' "' + element.textContent.slice(0, 40) + '"'
  }
  const spoken = [...document.querySelectorAll('[title], [aria-label], [placeholder], option, input, textarea')].flatMap((one) =>
    [one.title, one.getAttribute('aria-label'), one.placeholder, one.localName === 'option' ? one.textContent : one.value].filter(Boolean))
  for (const words of [...document.body.innerText.split('\\n'), ...spoken])
    if (/\\[object |\\bundefined\\b|\\bNaN\\b/.test(words)) faults.push('says what only a program says: "' + words.slice(0, 80) + '"')
  const hides = (overflow) => overflow === 'hidden' || overflow === 'clip'
  for (const element of document.querySelectorAll('body *')) {
    if (!(element instanceof HTMLElement) || element.textContent.trim() === '') continue
    const style = getComputedStyle(element)
    const seen = element.clientWidth > 1 && element.clientHeight > 1 && style.visibility === 'visible' && element.checkVisibility()
    if (!seen || element.closest('[aria-hidden="true"], .visually-hidden, .leaflet-container') !== null) continue
    const squeezed = (text) => text.replace(/\\s/g, '')
    const title = element.closest('[title]')?.getAttribute('title') ?? ''
    const words = (text) => text.trim().split(/\\s+/)
    // A title has the month in full where the cell has its first letters.
    const namesWhole = words(element.textContent).every((word) => words(title).some((whole) => whole.startsWith(word)))
    const saysWhole = style.textOverflow === 'ellipsis' && (squeezed(title).includes(squeezed(element.textContent)) || namesWhole)
    if (hides(style.overflowX) && !saysWhole && element.scrollWidth > element.clientWidth + 1) faults.push('cut at its side: ' + nameOf(element))
    if (hides(style.overflowY) && element.scrollHeight > element.clientHeight + 2) faults.push('cut at its foot: ' + nameOf(element))
  }
  return faults
})()`

/** Elements whose text is cut or no words, and whether the page scrolls sideways, at the present width of the window: one sentence for each. */
export const layoutFaults = (page: Page): Promise<string[]> => page.evaluate<string[]>(look)

/** Runs in the page. A link within a sentence, and what is read by ear alone, may be smaller. */
const lookForSmall = `[...document.querySelectorAll('a[href], button, input, select, textarea, summary')].flatMap((one) => {
  const style = getComputedStyle(one)
  const inSentence = style.display === 'inline' && one.parentElement.textContent.trim() !== one.textContent.trim()
  if (inSentence || one.disabled || one.closest('.visually-hidden, .leaflet-container, thead') !== null) return []
  if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
  const ticked = one.type === 'radio' || one.type === 'checkbox' ? one.labels[0] : null
  const { width, height } = (one.closest('label') ?? ticked ?? one).getBoundingClientRect()
  if (width <= 1 || Math.round(Math.min(width, height)) >= 44) return []
  return [one.localName + ' "' + (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40) + '" ' + Math.round(width) + ' x ' + Math.round(height)]
})`

/** What a finger misses on a phone: targets of less than 44 pixels. A window that was just made narrow is drawn first. */
export const smallTargets = async (page: Page): Promise<string[]> => {
  await page.evaluate(drawn)
  return page.evaluate<string[]>(lookForSmall)
}
