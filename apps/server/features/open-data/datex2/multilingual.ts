import { locales } from '@dovolilnice/contract/locale'
import type { Text } from '@dovolilnice/contract/locale'
import { element, withAttributes } from '../../../platform/xml/write-xml.ts'
import type { XmlElement } from '../../../platform/xml/write-xml.ts'

/** Characters of a text that the schema allows. */
const longest = 1024

/** Characters, not halves of them: a text that ends inside an emoji is no XML. */
const shortened = (text: string): string => {
  const characters = [...text]
  return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join('')}…`
}

/** A text in each language that it has; in Slovenian alone when it is the name of something. */
export const multilingual = (name: string, text: Text | string): XmlElement => {
  const said: Partial<Text> = typeof text === 'string' ? { sl: text } : text
  const values = locales.flatMap((locale) => {
    const words = said[locale]?.trim()
    return words ? [withAttributes(element('com:value', shortened(words)), { lang: locale })] : []
  })
  return element(name, element('com:values', ...(values.length > 0 ? values : [element('com:value', '–')])))
}
