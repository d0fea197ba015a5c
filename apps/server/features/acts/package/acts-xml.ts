import { actKindLabels } from '@dovolilnice/contract/acts/act-kinds'
import { element, optionalElement, writeXml } from '../../../platform/xml/write-xml.ts'
import type { XmlElement } from '../../../platform/xml/write-xml.ts'
import type { ActRecord } from '../act-tables.ts'

/** The schema is `docs/acts.xsd`. */
const namespace = 'urn:dovolilnice:acts:1'

/** An act with what its metadata say beside it. */
export interface PackedAct {
  act: ActRecord
  file_name: string
  record_number: string
  subject: string
  /** Of the party; null where the record has none. */
  tax_number: string | null
  manner: string | null
  served_on: string | null
}

interface Package {
  made_at: Date
  sender: { name: string; tax_number: string }
  acts: readonly PackedAct[]
}

/** The class of the plan at the beginning of a number: `371` of `371-45/2026-1`. */
const classOf = (number: string): string | undefined => /^\d[\d.]*(?=[-/])/.exec(number)?.[0]

const official = (name: string, who: string, title: string, authorisation = ''): XmlElement =>
  element(name, element('Name', who), optionalElement('Title', title), optionalElement('Authorisation', authorisation))

const actElement = ({ act, ...more }: PackedAct): XmlElement =>
  element(
    'Act',
    element('Number', act.number),
    optionalElement('Classification', classOf(act.number)),
    element('Kind', act.kind),
    element('KindName', actKindLabels[act.kind].sl),
    element('Day', act.issued_on),
    optionalElement('Place', act.place),
    element('Record', more.record_number),
    element('Subject', more.subject),
    element(
      'Party',
      element('Name', act.party.name),
      optionalElement('Street', act.party.street),
      optionalElement('PostCode', act.party.post_code),
      optionalElement('City', act.party.city),
      optionalElement('TaxNumber', more.tax_number),
    ),
    official('ConductedBy', act.conducted_by_name, act.conducted_by_title),
    official('DecidedBy', act.decided_by_name, act.decided_by_title, act.authorisation),
    optionalElement('MannerOfService', more.manner),
    optionalElement('ServedOn', more.served_on),
    element('File', element('Name', more.file_name), element('Bytes', String(act.byte_size)), element('Sha256', act.sha256)),
  )

/** The metadata of packed acts as a document of its own schema. */
export const actsXml = ({ made_at, sender, acts }: Package): string =>
  writeXml(
    element(
      'Acts',
      element('MadeAt', made_at.toISOString()),
      element('Sender', element('Name', sender.name), optionalElement('TaxNumber', sender.tax_number)),
      acts.map(actElement),
    ),
    `xmlns="${namespace}"`,
  )
