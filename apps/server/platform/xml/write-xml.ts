import { escapeHtml } from '../security/escape-html.ts'

/** An element with what stands in it: a text, or elements; what is `null` or empty is left out. */
export interface XmlElement {
  name: string
  content: string | readonly XmlElement[]
  attributes?: Readonly<Record<string, string>>
}

type Child = XmlElement | null | readonly (XmlElement | null)[]

const isElement = (child: XmlElement | string | null): child is XmlElement => child !== null && typeof child !== 'string'

/** `element('Amt', '12.50')`, `element('Ntry', element('Amt', '12.50'), null)`: an element of a text, or of elements in their order. */
export const element = (name: string, ...content: readonly [string] | readonly Child[]): XmlElement => {
  const [first] = content
  if (typeof first === 'string') return { name, content: first }
  const children: readonly (Child | string)[] = content
  return { name, content: children.flat().filter(isElement) }
}

/** The element where there is a text for it; nothing otherwise. */
export const optionalElement = (name: string, text: string | null | undefined): XmlElement | null =>
  text === null || text === undefined || text === '' ? null : element(name, text)

/** The same element with attributes, in this order. */
export const withAttributes = (one: XmlElement, attributes: Readonly<Record<string, string>>): XmlElement => ({ ...one, attributes })

/** Characters that XML 1.0 has no way to write. */
// oxlint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const text = (value: string): string => escapeHtml(value.replace(unwritable, ''))

const written = ({ name, content, attributes = {} }: XmlElement): string => {
  const open = Object.entries(attributes).map(([key, value]) => ` ${key}="${text(value)}"`)
  return `<${name}${open.join('')}>${typeof content === 'string' ? text(content) : content.map(written).join('')}</${name}>`
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** A document in UTF-8. `attributes` are those of the root, written as they are. */
export const writeXml = (root: XmlElement, attributes = ''): string => {
  const document = written(root)
  const end = document.indexOf('>')
  return `${declaration}${document.slice(0, end)}${attributes === '' ? '' : ` ${attributes}`}${document.slice(end)}\n`
}

/** The same of a large document, whose elements are made while it leaves the server. */
export function* xmlTexts(name: string, content: Iterable<XmlElement>, attributes: string): Generator<string> {
  yield `${declaration}<${name} ${attributes}>`
  for (const one of content) yield written(one)
  yield `</${name}>\n`
}
