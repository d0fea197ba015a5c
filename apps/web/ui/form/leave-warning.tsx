import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { confirm } from '../../platform/confirm.ts'
import { texts } from './texts.ts'

/** Paths that the product itself goes to when a call fails; the form's values are kept then, so nothing is asked. */
const ownWays = /^\/(403|404|500|prijava)$/

/** Asks before unsaved input is left behind: by a link, by back, by closing the tab. */
export const LeaveWarning = () => {
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => !ownWays.test(next.pathname),
    enableBeforeUnload: true,
    withResolver: true,
  })
  useEffect(() => {
    if (blocker.status !== 'blocked') return
    void confirm({ title: texts.leaveTitle, text: texts.leaveText, action: texts.leave, cancel: texts.stay }).then((leave) =>
      leave ? blocker.proceed() : blocker.reset(),
    )
  }, [blocker])
  return null
}
