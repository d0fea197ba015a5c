import { listEvents, readTrailState } from '@dovolilnice/contract/events/operations'
import { type TrailFault, trailFaultLabels, type TrailState } from '@dovolilnice/contract/events/trail-state'
import {
  formatDay,
  formatInstant,
  pageLocale,
  t,
  tableRefreshInterval,
  textOf,
  useAdminResources,
  useOperation,
  withWords,
} from '../../platform/kit.ts'
import { ButtonLink, Changes, Facts, type FilterOf, ListScreen, Modal, Notice, Stacked } from '../../ui/kit.ts'
import { actionSentence, actionSentences, reasonLabel, subjectLabels } from '@dovolilnice/contract/events/event-words'
import type { EventRow } from '@dovolilnice/contract/events/event'
import { FormButtons } from '../../ui/form/kit.ts'
import { recordOf } from './record-of.ts'
import { textIn } from '@dovolilnice/contract/locale'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'

const texts = withWords({
  events: { sl: 'Dogodki', en: 'Events' },
  at: { sl: 'Čas', en: 'Time' },
  action: { sl: 'Dejanje', en: 'Action' },
  actor: { sl: 'Kdo', en: 'Who' },
  subject: { sl: 'Zapis', en: 'Record' },
  subjectType: { sl: 'Vrsta zapisa', en: 'Kind of record' },
  kind: { sl: 'Vrsta dogodka', en: 'Kind of event' },
  change: { sl: 'Spremembe', en: 'Changes' },
  read: { sl: 'Vpogledi', en: 'Views' },
  address: { sl: 'Naslov IP', en: 'IP address' },
  openRecord: { sl: 'Odpri zapis', en: 'Open the record' },
  ofRecord: { sl: 'Samo dogodki zapisa {name} in njegovih dokumentov', en: 'Only the events of {name} and its documents' },
  ofOneRecord: { sl: 'Samo dogodki enega zapisa in njegovih dokumentov', en: 'Only the events of one record and its documents' },
  allEvents: { sl: 'Pokaži vse dogodke', en: 'Show all events' },
  whatChanged: { sl: 'Kaj se je spremenilo', en: 'What changed' },
  details: { sl: 'Podrobnosti', en: 'Details' },
  none: { sl: 'Dogodkov še ni.', en: 'There are no events yet.' },
  sealedUntil: { sl: 'Sled je zapečatena do {until}.', en: 'The trail is sealed until {until}.' },
  signedUntil: { sl: 'Podpisani so dnevi do {day}.', en: 'Days are signed up to {day}.' },
  notSealed: { sl: 'Sled še ni zapečatena.', en: 'The trail is not sealed yet.' },
  notVerified: {
    sl: 'Sled še ni bila preverjena; preveri se vsako noč.',
    en: 'The trail has not been verified yet; this is done every night.',
  },
  verified: {
    sl: 'Preverjena {at}, brez napak; preverjenih dogodkov: {events}.',
    en: 'Verified {at}, no faults; events verified: {events}.',
  },
  trailBroken: { sl: 'Sled ni takšna, kot je bila podpisana', en: 'The trail is not as it was signed' },
  faultsFound: {
    sl: 'Preverjanje {at} je našlo napake. Obvestite skrbnika strežnika; vse izpiše ukaz npm run audit:verify.',
    en: 'The verification of {at} found faults. Tell who runs the server; npm run audit:verify prints all of them.',
  },
  eventOfDay: { sl: 'dogodek št. {position}', en: 'event no. {position}' },
  noneHint: { sl: 'Tu je, kdo je v programu kaj storil.', en: 'Who did what in the program stands here.' },
})

const FaultLine = ({ fault }: { fault: TrailFault }) => {
  const { code, day, position } = fault
  return (
    <li>
      {formatDay(day)}
      {position !== null && `, ${t(texts.eventOfDay, { position })}`}: {t(trailFaultLabels[code])}
    </li>
  )
}

const Faults = ({ verified }: { verified: NonNullable<TrailState['verified']> }) => (
  <>
    {t(texts.faultsFound, { at: formatInstant(verified.at) })}
    <ul>
      {verified.faults.map((fault) => (
        <FaultLine key={JSON.stringify(fault)} fault={fault} />
      ))}
    </ul>
  </>
)

const TrailSign = () => {
  const { data } = useOperation(readTrailState, {}, { every: tableRefreshInterval, quiet: true })
  if (data === undefined) return null
  const { chained_until: until, closed_until: day, verified } = data
  if (verified !== null && verified.faults.length > 0)
    return (
      <Notice tone="bad" title={t(texts.trailBroken)}>
        <Faults verified={verified} />
      </Notice>
    )
  const said = [
    until === null ? t(texts.notSealed) : t(texts.sealedUntil, { until: formatInstant(until) }),
    day === null ? '' : t(texts.signedUntil, { day: formatDay(day) }),
    verified === null
      ? t(texts.notVerified)
      : t(texts.verified, { at: formatInstant(verified.at), events: verified.events.toLocaleString(pageLocale()) }),
  ]
  return <Notice>{said.filter((sentence) => sentence !== '').join(' ')}</Notice>
}

const EventBody = ({ event }: { event: EventRow }) => {
  const label = subjectLabels[event.subject_type ?? '']
  const place = recordOf(event)
  const facts = [
    { label: t(texts.at), value: formatInstant(event.at) },
    { label: t(texts.actor), value: event.actor_name },
    { label: label === undefined ? t(texts.subject) : t(label), value: event.subject_label },
    { label: t(texts.address), value: event.address },
    { label: t(reasonLabel(event.action)), value: event.reason, wide: true },
  ]
  return (
    <Stacked>
      <Facts facts={facts} />
      {(event.before !== null || event.after !== null) && (
        <section>
          <h3>{t(event.kind === 'change' ? texts.whatChanged : texts.details)}</h3>
          <Changes event={event} />
        </section>
      )}
      {place !== undefined && (
        <FormButtons>
          <ButtonLink label={t(place.isList ? texts.openList : texts.openRecord)} look="plain" {...place.link} />
        </FormButtons>
      )}
    </Stacked>
  )
}

const EventDialog = ({ event, onClose }: { event: EventRow | undefined; onClose: () => void }) => (
  <Modal opened={event !== undefined} onClose={onClose} size={680} title={event && actionSentence(event.action, pageLocale())}>
    {event && <EventBody event={event} />}
  </Modal>
)

/** Actions in the order of the alphabet of the language. */
const useFilters = (): readonly FilterOf<typeof listEvents>[] => {
  const locale = pageLocale()
  const staff = useAdminResources()?.staff ?? []
  const actions = Object.entries(actionSentences).map(([value, label]) => ({ value, label }))
  actions.sort((a, b) => textIn(a.label, locale).localeCompare(textIn(b.label, locale), locale))
  return [
    {
      key: 'kind',
      label: texts.kind,
      kind: 'choice',
      options: [
        { value: 'change', label: texts.change },
        { value: 'read', label: texts.read },
      ],
    },
    { key: 'actor_id', label: texts.actor, kind: 'choice', options: staff.map(({ id, name }) => ({ value: id, label: name })) },
    { key: 'action', label: texts.action, kind: 'choice', options: actions },
    {
      key: 'subject_type',
      label: texts.subjectType,
      kind: 'choice',
      options: Object.entries(subjectLabels).map(([value, label]) => ({ value, label })),
    },
    { key: 'from', label: texts.fromDay, kind: 'since' },
    { key: 'until', label: texts.untilDay, kind: 'before' },
  ]
}

const OneRecord = ({ name }: { name: string | undefined }) => (
  <Notice title={name === undefined ? t(texts.ofOneRecord) : t(texts.ofRecord, { name })}>
    <ButtonLink label={t(texts.allEvents)} look="plain" small to="/dogodki" />
  </Notice>
)

export const EventsScreen = () => {
  const filters = useFilters()
  const { zapis, oznaka } = useSearch({ from: '/inside/dogodki' })
  const recordId = textOf(zapis)
  const [event, setEvent] = useState<EventRow>()
  return (
    <Stacked>
      {recordId === undefined && <TrailSign />}
      {recordId !== undefined && <OneRecord name={textOf(oznaka)} />}
      <ListScreen
        id="events"
        title={texts.events}
        operation={listEvents}
        filters={filters}
        fixedFilters={recordId === undefined ? undefined : { subject_id: recordId }}
        onOpen={setEvent}
        empty={{ title: texts.none, text: texts.noneHint }}
      />
      <EventDialog event={event} onClose={() => setEvent(undefined)} />
    </Stacked>
  )
}
