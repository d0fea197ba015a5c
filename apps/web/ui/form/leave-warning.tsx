import type { Text } from '@dovolilnice/contract/locale'
import { useRouter, type HistoryLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { confirm, isOwnDraft } from '../../platform/kit.ts'
import { isDialogOpen } from '../overlays/use-back-closes.ts'
import { texts } from './texts.ts'
import { draftFiles, holdFiles, readDraft } from './kept-values.ts'

/** What becomes of unsaved input when its screen is left for a path, or for nobody knows where; undefined: a draft keeps all of it. */
export const whatIsLost = (values: unknown, draft: string | undefined, next?: string): Text | undefined => {
  // A browser that refuses the storage keeps no draft; who signs out leaves none of their own, and no files.
  const signsOut = next === '/odjava'
  if (draft === undefined || readDraft(draft) === undefined || (signsOut && isOwnDraft(draft))) return texts.leaveText
  return holdFiles(values) && (signsOut || draftFiles(draft) !== 'kept') ? texts.draftFiles : undefined
}

/** Paths that the product itself goes to when a call fails; the form's values are kept then, so nothing is asked. */
const ownWays = /^\/(403|404|500|prijava)$/

const ask = (text: Text): Promise<boolean> =>
  confirm({ title: texts.leaveTitle, text, action: texts.leave, cancel: texts.stay, danger: true })
const pageOf = ({ pathname, search }: HistoryLocation): string => pathname + search
const indexOf = ({ state }: HistoryLocation): number => state.__TSR_index

/** Asks before unsaved input is left behind: by a link, by back, by closing the tab. */
export const LeaveWarning = ({ draft }: { draft: string | undefined }) => {
  const { history } = useRouter()
  const { getValues } = useFormContext()
  // Asked when somebody leaves, for files may be kept by then.
  const lostNow = useEffectEvent((next?: string) => whatIsLost(getValues(), draft, next))
  useEffect(() => {
    const blockerFn: Parameters<typeof history.block>[0]['blockerFn'] = async ({ currentLocation, nextLocation, action }) => {
      const text = lostNow(nextLocation.pathname)
      if (ownWays.test(nextLocation.pathname) || text === undefined) return false
      // From step to step of one form.
      if (pageOf(nextLocation) === pageOf(currentLocation)) return false
      if (action === 'PUSH' || action === 'REPLACE') return !(await ask(text))
      // Back closes a dialog that lies over the form.
      if (action === 'BACK' && isDialogOpen()) return false
      // The browser has gone already. It is called back at once, for a second Back may come before the question is answered.
      const steps = indexOf(nextLocation) - indexOf(currentLocation)
      void ask(text).then((leave) => leave && history.go(steps, { ignoreBlocker: true }))
      return true
    }
    return history.block({ blockerFn, enableBeforeUnload: () => lostNow() !== undefined })
  }, [history])
  return null
}
