import { actStandingLabels } from '@dovolilnice/contract/acts/service/act-standing'
import type { ActStanding } from '@dovolilnice/contract/acts/service/act-standing'
import type { IssuedAct } from '@dovolilnice/contract/acts/record/issued-act'
import type { Locale } from '@dovolilnice/contract/locale'
import { today } from '../../../platform/today.ts'
import { formatDay } from '../../../platform/translate/format.ts'
import type { Translate } from '../../../platform/translate/use-translate.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import type { StatusTone } from '../../../ui/status-badge.tsx'
import { texts } from './texts.ts'

const tones: Readonly<Record<ActStanding, StatusTone>> = {
  unserved: 'warning',
  on_its_way: 'active',
  served: 'good',
  term_runs: 'active',
  under_appeal: 'warning',
  set_aside: 'over',
  final: 'good',
}

export const StandingBadge = ({ standing }: { standing: ActStanding }) => {
  const t = useTranslate()
  return <StatusBadge tone={tones[standing]}>{t(actStandingLabels[standing])}</StatusBadge>
}

/** What is missing until an act is final and binding; empty when nothing is. */
export const missingText = (act: IssuedAct, t: Translate, locale: Locale): string => {
  const { standing, served_on: served, final_on: final, court_until: court } = act
  if (standing === 'unserved') return t(texts.toServe)
  if (standing === 'on_its_way') return served === null ? t(texts.toEnter) : t(texts.waitsFiction, { day: formatDay(served, locale) })
  if (standing === 'term_runs') return final === null ? t(texts.restoredTerm) : t(texts.termRuns, { day: formatDay(final, locale) })
  if (standing === 'final' && court !== null && court >= today()) return t(texts.courtRuns, { day: formatDay(court, locale) })
  return ''
}
