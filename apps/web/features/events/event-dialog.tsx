import { actionSentence, reasonLabel } from '@dovolilnice/contract/events/event-words'
import type { EventRow } from '@dovolilnice/contract/events/event'
import { subjectLabels } from '@dovolilnice/contract/events/event-words'
import { formatInstant } from '../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { FormButtons } from '../../ui/form/form-layout.tsx'
import { Changes } from '../../ui/history/changes.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { Stacked } from '../../ui/sheet.tsx'
import { recordOf } from './record-of.ts'
import { texts } from './texts.ts'

const EventBody = ({ event }: { event: EventRow }) => {
  const t = useTranslate()
  const locale = useLocale()
  const label = subjectLabels[event.subject_type ?? '']
  const place = recordOf(event)
  const facts = [
    { label: t(texts.at), value: formatInstant(event.at, locale) },
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
          <ButtonLink look="plain" {...place.link}>
            {t(place.isList ? texts.openList : texts.openRecord)}
          </ButtonLink>
        </FormButtons>
      )}
    </Stacked>
  )
}

/** One event of the trail, whole. */
export const EventDialog = ({ event, onClose }: { event: EventRow | undefined; onClose: () => void }) => {
  const locale = useLocale()
  return (
    <Modal opened={event !== undefined} onClose={onClose} size={680} title={event && actionSentence(event.action, locale)}>
      {event && <EventBody event={event} />}
    </Modal>
  )
}
