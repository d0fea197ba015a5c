import { element, withAttributes, writeXml } from '../../../platform/xml/write-xml.ts'
import type { XmlElement } from '../../../platform/xml/write-xml.ts'
import type { Published } from '../versions.ts'

const schema = (name: string): string => `http://datex2.eu/schema/3/${name}`

/** Prefixes as the official schema of DATEX II v3.7 has them. */
const namespaces = {
  'xmlns:d2': schema('d2Payload'),
  'xmlns:com': schema('common'),
  'xmlns:cz': schema('controlledZone'),
  'xmlns:tro': schema('trafficRegulation'),
  'xmlns:loc': schema('locationReferencing'),
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
}

/** Who publishes: the municipality, by its tax number. A demonstration says that it is a test. */
export interface Publisher {
  identifier: string
  demonstration: boolean
}

/** The element as one of the types that may stand in its place. */
export const ofType = (type: string, one: XmlElement): XmlElement => withAttributes(one, { 'xsi:type': type, ...one.attributes })

export const instant = (at: Date): string => at.toISOString()

/**
 * A publication as a document. It bears the time since when its content is this one, so that the same content gives the same bytes.
 * @param body what the type adds to the common head, in the schema's order
 */
export const writePublication = (
  type: string,
  id: string,
  { identifier, demonstration }: Publisher,
  { changed_at: changedAt }: Published,
  body: readonly XmlElement[],
): string => {
  const payload = element(
    'd2:payload',
    element('com:publicationTime', instant(changedAt)),
    element('com:publicationCreator', element('com:country', 'SI'), element('com:nationalIdentifier', identifier.slice(0, 1024))),
    element('cz:headerInformation', element('com:informationStatus', demonstration ? 'test' : 'real')),
    ...body,
  )
  return writeXml(withAttributes(payload, { ...namespaces, 'xsi:type': type, id, lang: 'sl', modelBaseVersion: '3' }))
}
