import { element, withAttributes } from '../../../platform/xml/write-xml.ts'
import type { XmlElement } from '../../../platform/xml/write-xml.ts'
import type { Published } from '../versions.ts'
import { instant, ofType, writePublication } from './publication.ts'
import type { Publisher } from './publication.ts'

/** A zone that somebody opened by hand. */
export interface OpenedZone {
  /** The zone's id. */
  zone: string
  since: Date
  /** The bollard rises then by itself. */
  until: Date
}

export const activationPublicationId = 'zone-activation'

/** The rules of the zone rest until the bollard rises. */
const activation = ({ zone, since, until }: OpenedZone, { version, changed_at: changedAt }: Published): XmlElement =>
  ofType(
    'cz:ControlledZoneActivation',
    withAttributes(
      element(
        'cz:activationStatus',
        element('cz:activationTime', instant(since)),
        element('cz:activationVersionTime', instant(changedAt)),
        element(
          'cz:validity',
          element('com:validityStatus', 'suspended'),
          element(
            'com:validityTimeSpecification',
            element('com:overallStartTime', instant(since)),
            element('com:overallEndTime', instant(until)),
          ),
        ),
        withAttributes(element('cz:controlledZoneReference'), { id: zone, targetClass: 'cz:ControlledZone' }),
      ),
      { id: `${zone}.opened`, version: String(version) },
    ),
  )

/** The zones that are open by hand now, as a DATEX II v3.7 `DynamicActivationStatusPublication`; without any it is empty. */
export const writeActivation = (publisher: Publisher, opened: readonly OpenedZone[], published: Published): string =>
  writePublication(
    'cz:DynamicActivationStatusPublication',
    activationPublicationId,
    publisher,
    published,
    opened.map((zone) => activation(zone, published)),
  )
