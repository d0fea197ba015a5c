import { SaxesParser } from 'saxes'

/** An element of a document that a test reads: its name without the prefix. */
export interface Tree {
  name: string
  namespace: string
  /** By name; those of a namespace of their own with it, as `xsi:type`. */
  attributes: Readonly<Record<string, string>>
  text: string
  children: Tree[]
}

/** Reads a document. @throws when it is not well-formed or uses a prefix that it does not declare */
export const readTree = (xml: string): Tree => {
  const parser = new SaxesParser({ xmlns: true })
  const root: Tree = { name: '', namespace: '', attributes: {}, text: '', children: [] }
  const open = [root]
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    const values = Object.fromEntries(Object.values(attributes).map(({ name, value }) => [name, value]))
    const element: Tree = { name: local, namespace: uri, attributes: values, text: '', children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (element !== undefined) element.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  const [document] = root.children
  if (document === undefined) throw new Error('The document is empty.')
  return document
}

/** The children of that name. */
export const childrenOf = ({ children }: Tree, name: string): Tree[] => children.filter((child) => child.name === name)

/** The only child of that name; undefined when there is none. */
export const childOf = (tree: Tree | undefined, name: string): Tree | undefined => tree?.children.find((child) => child.name === name)

/** Every element of that name, wherever it stands. */
export const allOf = (tree: Tree, name: string): Tree[] => [
  ...(tree.name === name ? [tree] : []),
  ...tree.children.flatMap((child) => allOf(child, name)),
]
