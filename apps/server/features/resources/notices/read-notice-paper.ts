import type { Text } from '@dovolilnice/contract/locale'
import { noticeText, noticeTitles, privacyNotice, type privacyParts } from '@dovolilnice/contract/notices/notice-texts'
import type { NoticePaperName } from '@dovolilnice/contract/notices/notice-papers'
import { readNoticePaper, signDefaults } from '@dovolilnice/contract/notices/sign-texts'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import { authorityWithAddress } from '@dovolilnice/contract/resources/authority'
import type { Parameters } from '@dovolilnice/contract/resources/operations'
import { screens } from '@dovolilnice/contract/screens'
import { townLooks } from '../../../platform/pdf/town-looks.ts'
import { readParameters } from '../parameters.ts'
import { makeNoticePdf, type NoticePoint } from './notice-pdf.ts'
import { implement } from '../../../platform/http/context.ts'

const labels = {
  controller: { sl: 'Upravljavec podatkov', en: 'Data controller' },
  officer: { sl: 'Pooblaščena oseba za varstvo podatkov', en: 'Data protection officer' },
  basis: { sl: 'Pravna podlaga', en: 'Legal basis' },
  processor: { sl: 'Pogodbeni obdelovalec', en: 'Contract processor' },
  recorded: { sl: 'Kaj se zapiše', en: 'What is recorded' },
  purpose: { sl: 'Namen', en: 'Purpose' },
  retention: { sl: 'Hramba', en: 'Retention' },
  rights: { sl: 'Vaše pravice', en: 'Your rights' },
} satisfies Record<string, Text>

const same = (words: string): Text => ({ sl: words, en: words })

/** Who answers for the data: the town's own words of the settings, else its name; with what it can be reached by. */
const whoOf = ({ municipality, privacy }: Parameters): NoticePoint[] => {
  const controller = privacy.controller || authorityWithAddress(municipality)
  const contacts = [municipality.email, formatPhone(municipality.phone)]
  const reached = contacts.filter((contact) => contact !== '' && !controller.includes(contact)).join(', ')
  return [
    { title: labels.controller, text: same([controller, reached].filter(Boolean).join('\n')) },
    { title: labels.officer, text: same([privacy.officer, privacy.officer_email, privacy.officer_contact].filter(Boolean).join(', ')) },
  ]
}

/** The ordinance, and the statute by which plates are recognised. */
const basisAtGate = (parameters: Parameters): Text => {
  const { legal_basis: basis } = parameters.privacy
  const plates = noticeText({ sl: 'Registrske oznake: {plate}.{cameras}', en: 'Plates: {plate}.{cameras}' }, parameters)
  return { sl: `${basis.sl}\n${plates.sl}`, en: `${basis.en}\n${plates.en}` }
}

const signOf = (parameters: Parameters): NoticePoint[] => {
  const words = (key: keyof typeof signDefaults): Text => noticeText(parameters.texts[key] ?? signDefaults[key], parameters)
  return [
    { title: labels.recorded, text: words('sign_recorded') },
    { title: labels.purpose, text: words('sign_purpose') },
    ...whoOf(parameters),
    { title: labels.basis, text: basisAtGate(parameters) },
    { title: labels.retention, text: words('sign_retention') },
    { title: labels.rights, text: words('sign_rights') },
  ]
}

const inShort: readonly (typeof privacyParts)[number][] = [
  'privacy_purposes',
  'privacy_recipients',
  'privacy_retention',
  'privacy_rights',
  'privacy_complaint',
  'privacy_refusal',
]

const privacyOf = (parameters: Parameters): NoticePoint[] => [
  ...whoOf(parameters),
  { title: labels.basis, text: parameters.privacy.legal_basis },
  { title: labels.processor, text: same(parameters.privacy.processor) },
  ...inShort.map((key) => ({ title: noticeTitles[key], text: privacyNotice(parameters)[key] })),
]

const papers = {
  privacy: {
    file: 'obvestilo-o-varstvu-podatkov',
    title: { sl: 'Obvestilo o varstvu osebnih podatkov', en: 'Data-protection notice' },
    points: privacyOf,
    reads: 'letter',
  },
  'gate-sign': {
    file: 'znak-ob-stebricku',
    title: { sl: 'Ob tem stebričku obdelujemo osebne podatke', en: 'Personal data is processed at this bollard' },
    points: signOf,
    reads: 'sign',
  },
} as const satisfies Record<NoticePaperName, object>

export const handleReadNoticePaper = implement(readNoticePaper, async ({ params }, { trx, now, config }) => {
  const parameters = await readParameters(trx)
  const { file, title, points, reads } = papers[params.paper]
  const paper = {
    municipality: parameters.municipality.name,
    title,
    points: points(parameters),
    url: `${config.publicUrl}${screens.terms}#zasebnost`,
    looks: await townLooks(parameters),
  }
  return { stream: await makeNoticePdf(paper, reads, now), media_type: 'application/pdf', file_name: `${file}.pdf` }
})
