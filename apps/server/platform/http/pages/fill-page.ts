import { escapeHtml } from '../../security/escape-html.ts'

/** Texts by their path in the source object: `municipality.name`; by `html:` and a path HTML that the server made itself. */
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

/** `{{path}}`, or `{{path|fallback}}`; the fallback is inserted as HTML, not escaped. */
const place = /(tel:)?\{\{([\w.]+)(?:\|([^{}]*))?\}\}/
/** `{{html:path}}`: inserted as it is. No value of the parameters can have such a path: theirs hold no colon. */
const anyPlace = new RegExp(`${place.source}|\\{\\{(html:[\\w.]+)\\}\\}`, 'g')

const filled = (values: PageValues, link: string | undefined, path: string, fallback: string): string => {
  const value = values.get(path)?.trim() ?? ''
  if (value === '') return fallback
  return link === undefined ? escapeHtml(value) : `${link}${escapeHtml(value.replace(/[\s()/-]/g, ''))}`
}

/** An element of that name that contains no element of the same name. */
const innermost = (name: string): RegExp => new RegExp(`<${name}(?=[ >])(?:(?!<${name}[ >])[^])*?</${name}>`, 'g')

/** Removes links, then paragraphs, then lists of a term and its meaning, that begin with a placeholder without a value; the page's script would also leave them out. */
const withoutEmpty = (html: string, values: PageValues): string =>
  ['a', 'p', 'dl'].reduce(
    (page, name) =>
      page.replace(innermost(name), (element) => {
        const [whole, , path = '', fallback = ''] = place.exec(element) ?? []
        return whole !== undefined && filled(values, undefined, path, fallback) === '' ? '' : element
      }),
    html,
  )

/**
 * A page with its placeholders filled, each value escaped. Placeholders inside values are not filled; a placeholder without a value
 * becomes its fallback.
 */
export const fillPage = (html: string, values: PageValues): string =>
  withoutEmpty(html, values).replace(
    anyPlace,
    (_, link: string | undefined, path: string | undefined, fallback: string | undefined, made: string | undefined) =>
      path === undefined ? (values.get(made ?? '') ?? '') : filled(values, link, path, fallback ?? ''),
  )
