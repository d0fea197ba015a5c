import { textIn } from '@dovolilnice/contract/in-language'
import { actionSentences } from '@dovolilnice/contract/events/event-words'
import type { EventRow } from '@dovolilnice/contract/events/event'
import { listEvents } from '@dovolilnice/contract/events/list-events'
import { subjectLabels } from '@dovolilnice/contract/events/event-words'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useAdminResources } from '../../platform/resources/role-resources.ts'
import { textOf } from '../../platform/routing/search.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import type { FilterOf } from '../../ui/list-screen/list-data.ts'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { Stacked } from '../../ui/sheet.tsx'
import { EventDialog } from './event-dialog.tsx'
import { texts } from './texts.ts'
import { TrailSign } from './trail-sign.tsx'

/** Actions in the order of the alphabet of the language. */
const useFilters = (): readonly FilterOf<typeof listEvents>[] => {
  const locale = useLocale()
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
    { key: 'from', label: texts.from, kind: 'since' },
    { key: 'until', label: texts.until, kind: 'before' },
  ]
}

const OneRecord = ({ name }: { name: string | undefined }) => {
  const t = useTranslate()
  return (
    <Notice title={name === undefined ? t(texts.ofOneRecord) : t(texts.ofRecord, { name })}>
      <ButtonLink look="plain" small to="/dogodki">
        {t(texts.allEvents)}
      </ButtonLink>
    </Notice>
  )
}

/** The audit trail: who did what to whom, when and why, and who looked at what. */
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
        searchKey="search"
        rowKey={(row) => row.id}
        onOpen={setEvent}
        empty={{ title: texts.none, text: texts.noneHint }}
      />
      <EventDialog event={event} onClose={() => setEvent(undefined)} />
    </Stacked>
  )
}
