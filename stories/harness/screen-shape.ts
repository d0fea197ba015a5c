import type { Page } from 'playwright-core'

/**
 * Runs in the page. Writes down of each element what a rule of WCAG can judge it by: its tag, state and classes, which attributes it has, whether it
 * holds text, its colours and letters, whether it scrolls, and where it is when it is too small a target (links within a text may be), along the side
 * that is too small: words make the other one longer. Words are left out, but for whether there are any; a span that only keeps words together and
 * looks like what is around it is text. Of the size of letters what counts is whether contrast takes them as large. Neighbours that are alike count
 * once: a list of ten rows is judged like one of three.
 */
const look = `(() => {
  const words = /^aria-(label|description|valuetext|roledescription|controls|owns|labelledby|describedby|activedescendant|errormessage)$/
  const kept = /^(role|type|class|tabindex|disabled|hidden|inert|colspan|rowspan|scope|autocomplete)$|^aria-/
  const attributesOf = (element) => [...element.attributes]
    .filter(({ name }) => !name.startsWith('data-') && !(element === document.documentElement && name === 'lang'))
    .map(({ name, value }) => kept.test(name) && !words.test(name) ? name + '=' + value : value.trim() === '' ? name + '=' : name)
    .sort()
  const placeOf = (element) => {
    const { width, height, x, y } = element.getBoundingClientRect()
    const isTarget = element.matches('a, button, input, select, summary, [tabindex]') && getComputedStyle(element).display !== 'inline'
    const isShown = width > 0 || height > 0
    if (!isTarget || !isShown || (width >= 24 && height >= 24)) return ''
    const parent = element.parentElement.getBoundingClientRect()
    const sides = [[x - parent.x, width], [y - parent.y, height]]
    return sides.map(([start, length]) => (length < 24 ? Math.round(start) + '+' + Math.round(length) : 'large')).join(' ')
  }
  const looksOf = (element) => {
    const style = getComputedStyle(element)
    const scrolls = /auto|scroll/.test(style.overflow) && (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight)
    const size = Number.parseFloat(style.fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
    return [style.color, style.backgroundColor, style.backgroundImage !== 'none', style.opacity, isLarge, style.fontWeight,
      style.position, style.display === 'none', style.visibility, style.textDecorationLine, scrolls]
  }
  const isText = (element) => element.tagName === 'SPAN' && [...element.attributes].every(({ name }) => name === 'class' || name === 'title') &&
    [...element.children].every(isText) && getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)' && looksOf(element).join() === looksOf(element.parentElement).map((look, at) => at === 1 ? 'rgba(0, 0, 0, 0)' : look).join()
  const holdsText = (element) => [...element.childNodes].some((node) =>
    node.nodeType === Node.TEXT_NODE ? node.data.trim() !== '' : node instanceof Element && isText(node) && holdsText(node))
  const shapeOf = (element) => [element.tagName, attributesOf(element), looksOf(element), placeOf(element), holdsText(element),
    element.tagName === 'svg' ? '' : [...new Set([...element.children].filter((child) => !isText(child)).map(shapeOf))].join('')].join('|') + ';'
  return (document.title.trim() === '') + shapeOf(document.documentElement)
})()`

/** Everything on the page that axe judges, as a text: pages with the same text have the same faults. */
export const screenShape = (page: Page): Promise<string> => page.evaluate<string>(look)
