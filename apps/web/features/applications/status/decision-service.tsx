import type { ApplicationProgress } from '@dovolilnice/contract/applications/application-progress'
import { today } from '../../../platform/today.ts'
import { formatDay } from '../../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { unbroken } from '../../../ui/vehicles/unbroken.tsx'
import { texts } from './status-texts.ts'

type Service = NonNullable<ApplicationProgress['decision_service']>

/** A label begins with a capital letter, which a word inside a sentence does not. */
const inSentence = (label: string) => label.charAt(0).toLowerCase() + label.slice(1)

/** How and when the decision was served, and until when an appeal is possible. A downloaded copy is no service. */
export const DecisionService = ({ service }: { service: Service }) => {
  const t = useTranslate()
  const locale = useLocale()
  const { number, manner, handed_over_on: handed, served_on: served, appeal_until: until, final_on: final } = service
  const how = { number, manner: manner === null ? '' : inSentence(t(manner)) }
  if (served === null)
    return <p>{unbroken(handed === null ? t(texts.willBeServed, how) : t(texts.handedOver, { ...how, day: formatDay(handed, locale) }))}</p>
  if (service.under_appeal) return <p>{unbroken(t(texts.underAppeal, { ...how, day: formatDay(served, locale) }))}</p>
  if (final !== null && final <= today())
    return <p>{unbroken(t(texts.servedAndFinal, { ...how, day: formatDay(served, locale), final: formatDay(final, locale) }))}</p>
  return (
    <>
      <p>{unbroken(t(texts.served, { ...how, day: formatDay(served, locale), until: formatDay(until, locale) }))}</p>
      <p>{t(texts.appealHow)}</p>
    </>
  )
}
