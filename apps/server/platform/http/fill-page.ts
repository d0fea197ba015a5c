import { escapeHtml } from '../security/escape-html.ts'

/** Texts by their path in what they were read from: `municipality.name`. */
export type PageValues = ReadonlyMap<string, string>

/** Every text and number of an object, by its path. */
export const pageValues = (from: object, prefix = ''): PageValues =>
  new Map(
    Object.entries(from).flatMap(([key, value]): [string, string][] => {
      const path = prefix === '' ? key : `${prefix}.${key}`
      if (typeof value === 'string' || typeof value === 'number') return [[path, String(value)]]
      return typeof value === 'object' && value !== null ? [...pageValues(value, path)] : []
    }),
  )

/** `{{path}}`, or `{{path|what stands there when it is empty}}`; the latter is HTML already. */
const place = /(tel:)?\{\{([\w.]+)(?:\|([^{}]*))?\}\}/

const filled = (values: PageValues, link: string | undefined, path: string, fallback: string): string => {
  const value = values.get(path)?.trim() ?? ''
  if (value === '') return fallback
  return link === undefined ? escapeHtml(value) : `${link}${escapeHtml(value.replace(/[\s()/-]/g, ''))}`
}

/** An element of that name without another one in it. */
const innermost = (name: string): RegExp => new RegExp(`<${name}(?=[ >])(?:(?!<${name}[ >])[^])*?</${name}>`, 'g')

/** Takes out links, then paragraphs, that begin with a placeholder for which there is nothing, as the page itself would leave them out. */
const withoutEmpty = (html: string, values: PageValues): string =>
  ['a', 'p'].reduce(
    (page, name) =>
      page.replace(innermost(name), (element) => {
        const [whole, , path = '', fallback = ''] = place.exec(element) ?? []
        return whole !== undefined && filled(values, undefined, path, fallback) === '' ? '' : element
      }),
    html,
  )

/**
 * A page with its placeholders filled, each value escaped. A value is never looked through for placeholders again, and one of which nothing
 * is known becomes its fallback.
 */
export const fillPage = (html: string, values: PageValues): string =>
  withoutEmpty(html, values).replace(new RegExp(place, 'g'), (_, link: string | undefined, path: string, fallback: string | undefined) =>
    filled(values, link, path, fallback ?? ''),
  )
