import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import { IconArrowRight } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { t } from '../../../platform/kit.ts'
import { ButtonLink, KeyCap, useKeys } from '../../../ui/kit.ts'
import { TitleLine } from '../../../ui/shell/inside/title-line.tsx'
import { useQueue } from '../queue/use-queue.ts'
import { foremostActions, useIsHeld } from '../record/application-actions.tsx'
import { texts } from '../texts.ts'

const Next = ({ application: { id, actions } }: { application: ApplicationDetails }) => {
  const held = useIsHeld({ id })
  const { previous, next } = useQueue(id)
  const navigate = useNavigate()
  const open = (other: string) => void navigate({ to: '/vloge/$id', params: { id: other } })
  const onwards =
    next === undefined
      ? []
      : [
          { press: 'j', label: texts.toNext, run: () => open(next.id) },
          { press: 'n', run: () => open(next.id) },
        ]
  const back = previous === undefined ? [] : [{ press: 'k', label: texts.toPrevious, run: () => open(previous) }]
  useKeys({ title: texts.keys, commands: true, keys: [...onwards, ...back] })
  if (next === undefined) return null
  const isDone = held || !foremostActions.some((action) => actions.includes(action))
  const link = (
    <ButtonLink to="/vloge/$id" params={{ id: next.id }} small={!isDone} look={isDone ? 'filled' : 'plain'} icon={IconArrowRight}>
      <span data-word>{t(texts.nextShort)}</span> <span className="visually-hidden">{t(texts.nextRest, { number: next.number })}</span>
      <KeyCap press="j" />
    </ButtonLink>
  )
  // While something is to be done here, the way on stands beside the title: one button is the screen's.
  return isDone ? <span data-primary>{link}</span> : <TitleLine>{link}</TitleLine>
}

/** The next application of the view from which this one was opened: the foremost button once the clerk is done with this one. */
export const NextApplication = ({ application }: { application: ApplicationDetails }) => (
  <Next key={application.id} application={application} />
)
