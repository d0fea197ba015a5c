import { readActSettings } from '@dovolilnice/contract/acts/settings/operations'
import type { Dashboard } from '@dovolilnice/contract/dashboard/operations'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import {
  readLocal,
  t,
  useAdminResources,
  useMay,
  useOperation,
  useParameters,
  useResources,
  useUser,
  writeLocal,
} from '../../../platform/kit.ts'
import { Button, Sheet } from '../../../ui/kit.ts'
import styles from './first-day.module.css'
import { firstDaySteps } from './first-day-steps.ts'
import { texts } from './first-day-texts.ts'

/** The steps that this person may take, each with whether it is done; undefined until the town's data are there. */
const useSteps = (setUp: Dashboard['set_up']) => {
  const me = useUser()
  const may = useMay()
  const parameters = useParameters()
  const resources = useResources()
  const admin = useAdminResources()
  const settles = may('parameters:write')
  const acts = useOperation(readActSettings, {}, { quiet: true, enabled: settles })
  if (parameters === undefined || resources === undefined || admin === undefined || (settles && acts.data === undefined)) return undefined
  const { staff, devices } = admin
  const begun = { me, parameters, resources, staff, devices, legalBases: acts.data?.legal_bases ?? [], setUp }
  return firstDaySteps
    .filter(({ permission }) => may(permission))
    .map(({ isDone, link, ...step }) => ({ ...step, link: typeof link === 'function' ? link(begun) : link, done: isDone(begun) }))
}

const Steps = ({ setUp, putAway }: { setUp: Dashboard['set_up']; putAway: () => void }) => {
  const steps = useSteps(setUp) ?? []
  const done = steps.filter((step) => step.done).length
  if (done === steps.length) return null
  return (
    <Sheet title={t(texts.title)} actions={<Button label={t(texts.putAway)} look="quiet" small onClick={putAway} />}>
      <p className="hint">{t(texts.settled, { done: String(done), all: String(steps.length) })}</p>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title.sl} data-done={step.done || undefined}>
            {step.done ? <IconCircleCheckFilled size={20} role="img" aria-label={t(texts.done)} /> : <IconCircle size={20} aria-hidden />}
            <Link {...step.link}>{t(step.title)}</Link>
            <span className="hint">{t(step.why)}</span>
          </li>
        ))}
      </ul>
      <p className="hint">
        {t(texts.kinds)}{' '}
        <Link to="/parkiranje" search={{ tab: 'kinds' }}>
          {t(texts.toKinds)}
        </Link>
        .
      </p>
    </Sheet>
  )
}

const keyOf = (userId: string): string => `dovolilnice.first-day.${userId}`

/** What a new town still lacks, for those who may settle it; gone when all is settled, or when this person puts it away in this browser. */
export const FirstDaySheet = ({ setUp }: { setUp: Dashboard['set_up'] }) => {
  const { id } = useUser()
  const demo = useParameters()?.demo ?? true
  const [away, setAway] = useState(() => readLocal(keyOf(id), false))
  if (demo || away) return null
  const putAway = () => {
    writeLocal(keyOf(id), true)
    setAway(true)
    // Its button is gone: the keyboard goes on from the figures.
    document.getElementById('main')?.focus()
  }
  return <Steps setUp={setUp} putAway={putAway} />
}
