import type { ActKind } from '@dovolilnice/contract/acts/act-kinds'
import { actPlaceholders, fillActText } from '@dovolilnice/contract/acts/act-placeholders'
import type { ActValues } from '@dovolilnice/contract/acts/act-placeholders'
import { startingActSettings } from '@dovolilnice/contract/acts/act-settings'
import type { ActSettings } from '@dovolilnice/contract/acts/act-settings'
import { actSections } from '@dovolilnice/contract/acts/act-words'
import type { ActWords } from '@dovolilnice/contract/acts/act-words'
import { addressLine } from '@dovolilnice/contract/primitives/holder'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { authorityWithAddress } from '@dovolilnice/contract/resources/authority'
import type { Parameters } from '@dovolilnice/contract/resources/read-parameters'
import type { Trx } from '../../../platform/database/tables.ts'
import type { Services } from '../../../platform/http/context.ts'
import { townLooks } from '../../../platform/pdf/town-looks.ts'
import type { Party } from '../act-tables.ts'
import type { Matter } from '../issue/take-act-number.ts'
import { readMatter } from '../matter/read-matter.ts'
import type { ActPaper, Official } from '../paper/act-pdf.ts'
import { startingTexts } from './starting-texts.ts'

/** What an official wants to decide. */
export interface WantedAct extends Matter {
  kind: ActKind
  /** The usual reason that was chosen, where there are such. */
  reason_code?: string | null
  /** What was found, in the official's words. */
  facts?: string | null
  reason: string
}

export interface ActOfficials {
  conducted_by: Official
  decided_by: Official
}

/** An act in words, ready to be drawn, and what it remembers of its making. */
export interface ComposedAct {
  paper: ActPaper
  party: Party
  text_version: number
  number_pattern: string
}

const nothing = Object.fromEntries(Object.keys(actPlaceholders).map((name) => [name, ''])) as Record<keyof typeof actPlaceholders, string>

const organOf = ({ municipality }: Parameters, { organ }: ActSettings): string[] => [
  municipality.name,
  ...organ.split('\n').filter((line) => line.trim() !== ''),
]

const valuesOf = (parameters: Parameters, settings: ActSettings, { decided_by: decider }: ActOfficials): Partial<ActValues> => ({
  organ: organOf(parameters, settings).join(', '),
  organ_z_naslovom: authorityWithAddress(parameters.municipality),
  pristojnost: settings.competence === '' ? '' : `${settings.competence} in`,
  pooblastilo: decider.authorisation === '' ? '' : `po pooblastilu št. ${decider.authorisation}`,
  stroški: settings.costs,
  pritožbeni_organ: settings.appeal_body,
  pritožbeni_rok: String(settings.appeal_days),
  pritožbena_taksa: formatCents(settings.appeal_fee_cents, 'sl'),
})

const fillWords = (text: ActWords, values: ActValues): ActWords => {
  const words = { ...text }
  for (const section of actSections) words[section] = fillActText(text[section], values)
  return words
}

/** Puts an act into words from the records, the settings and the texts as they are now. */
export const composeAct = async (
  trx: Trx,
  services: Pick<Services, 'capabilities' | 'clock'>,
  wanted: WantedAct,
  officials: ActOfficials,
): Promise<ComposedAct> => {
  const today = localDayOf(services.clock.now())
  const parameters = await services.capabilities.readParameters(trx)
  const { municipality: town } = parameters
  const settings = startingActSettings
  const { party, values } = await readMatter(trx, services, wanted, today)
  const filled = {
    ...nothing,
    ...valuesOf(parameters, settings, officials),
    ...values,
    stranka: party.name,
    naslov: addressLine(party),
    ugotovitve: wanted.facts ?? '',
    razlogi: wanted.reason,
  }
  const paper: ActPaper = {
    kind: wanted.kind,
    number: null,
    issued_on: today,
    place: settings.place || town.city,
    organ: organOf(parameters, settings),
    contact: [town.street, `${town.post_code} ${town.city}`.trim(), town.email, town.phone],
    parts: fillWords(startingTexts[wanted.kind], filled),
    ...officials,
    looks: await townLooks(parameters),
  }
  return { paper, party, text_version: 0, number_pattern: settings.number_pattern }
}
