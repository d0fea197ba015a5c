import { SaxesParser } from 'saxes'
import { StatementError } from './statement.ts'

/** An element with its text and the children that were kept. */
export interface XmlElement {
  name: string
  text: string
  attributes: Readonly<Record<string, string>>
  children: XmlElement[]
}

/** Deeper than any statement; text longer than any field; more elements than a statement's head or one movement has. */
const limits = { depth: 40, text: 20_000, kept: 20_000 }

/**
 * The parser collects a text, comment or attribute until it ends, and only then says so. So many characters without anything ending are refused
 * before: a text within its limit has no more, even where each character is an entity.
 */
const mostUnended = 10 * limits.text
/** Handed to the parser at once. */
const slice = 16_384

/** What a reader does with a document, element by element. */
export interface XmlReader {
  /** The first element, before its content. */
  root(name: string, namespace: string): void
  /** An element has ended. It is dropped from the memory unless this answers true. */
  end(element: XmlElement, depth: number): boolean
}

/** Keeps the open elements of one document and hands over each that has ended. */
const builderOf = (reader: XmlReader) => {
  const open: XmlElement[] = []
  let kept = 0
  return {
    open: (name: string, namespace: string, attributes: Readonly<Record<string, string>>): void => {
      if (open.length === 0) reader.root(name, namespace)
      if (open.length >= limits.depth || ++kept > limits.kept) throw new StatementError('statement_too_large')
      open.push({ name, text: '', attributes, children: [] })
    },
    text: (text: string): void => {
      const element = open.at(-1)
      if (element === undefined) return
      element.text += text
      if (element.text.length > limits.text) throw new StatementError('statement_too_large')
    },
    close: (): void => {
      const element = open.pop()
      if (element === undefined) return
      if (reader.end(element, open.length + 1)) open.at(-1)?.children.push(element)
      else kept -= sizeOf(element)
    },
  }
}

const sizeOf = (element: XmlElement): number => element.children.reduce((sum, child) => sum + sizeOf(child), 1)

/**
 * Reads a document of XML part by part, without holding it. A document type is refused, so no entity is ever declared: nothing expands and
 * nothing outside the document is read.
 * @throws StatementError for what is not well-formed, declares a document type, or is beyond the limits
 */
export const readXml = async (parts: AsyncIterable<string>, reader: XmlReader): Promise<void> => {
  const parser = new SaxesParser({ xmlns: true, position: true })
  const builder = builderOf(reader)
  parser.on('error', () => {
    throw new StatementError('statement_malformed', { line: parser.line })
  })
  parser.on('doctype', () => {
    throw new StatementError('statement_doctype')
  })
  let unended = 0
  const ending =
    <Event>(handle: (event: Event) => void) =>
    (event: Event): void => {
      unended = 0
      handle(event)
    }
  parser.on(
    'opentag',
    ending(({ local, uri, attributes }) =>
      builder.open(local, uri, Object.fromEntries(Object.values(attributes).map((attribute) => [attribute.local, attribute.value]))),
    ),
  )
  parser.on('text', ending(builder.text))
  parser.on('cdata', ending(builder.text))
  parser.on('closetag', ending(builder.close))
  for await (const part of parts)
    for (let at = 0; at < part.length; at += slice) {
      const piece = part.slice(at, at + slice)
      unended += piece.length
      if (unended > mostUnended) throw new StatementError('statement_too_large')
      parser.write(piece)
    }
  parser.close()
}

const child = (element: XmlElement | undefined, name: string): XmlElement | undefined => element?.children.find((one) => one.name === name)

/** The first element at a path below this one. */
export const elementAt = (element: XmlElement | undefined, ...path: string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((at, name) => child(at, name), element)

/** The text at a path in one line, without blanks around; undefined for none and for an empty one. */
export const textAt = (element: XmlElement | undefined, ...path: string[]): string | undefined =>
  elementAt(element, ...path)
    ?.text.replace(/\s+/g, ' ')
    .trim() || undefined
