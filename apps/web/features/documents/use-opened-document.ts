import { waitsForClerk } from '@dovolilnice/contract/applications/application-status'
import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import type { RecordDocument } from '@dovolilnice/contract/documents/document'
import { useCallback, useState } from 'react'
import { useMay } from '../../platform/session/use-session.ts'

/** Those that are not deleted. */
const presentOf = ({ documents }: ApplicationDetails): RecordDocument[] => documents.filter(({ deleted_at: gone }) => gone === null)

/** While somebody must act, the first document that waits for a finding lies open at once. Each opening is a line in the audit trail. */
const useFirstOpen = (application: ApplicationDetails, beside: boolean): string | undefined => {
  const mayRead = useMay()('documents:read')
  const present = presentOf(application)
  const first = present.find(({ verdict }) => verdict === null) ?? present[0]
  // Where it was judged meanwhile, the one that was open at first stays open.
  const [id] = useState(first?.id)
  return beside && mayRead && waitsForClerk(application.status) ? (id ?? first?.id) : undefined
}

/** Which document of an application is open: the first that waits for a finding, then what the person chose, then the next that waits. */
export const useOpenedDocument = (application: ApplicationDetails, beside: boolean) => {
  const first = useFirstOpen(application, beside)
  // Without an id it was closed. What was chosen beside the facts does not open over the screen when the window becomes narrow.
  const [chosen, choose] = useState<{ id?: string; beside: boolean }>()
  // Findings that are recorded, but not in the application yet.
  const [recorded, setRecorded] = useState<ReadonlySet<string>>(new Set())
  const present = presentOf(application)
  const openId = chosen?.beside === beside ? chosen.id : first
  const opened = present.find(({ id }) => id === openId)
  const open = (id: string) => choose({ id, beside })
  const place = present.findIndex(({ id }) => id === openId)
  return {
    opened,
    close: useCallback(() => choose({ beside }), [beside]),
    open,
    /** Opens the document so many places further; nothing at the ends. */
    move: (by: number) => {
      const target = opened === undefined ? undefined : present[place + by]
      if (target !== undefined) open(target.id)
    },
    /** After a finding: the next document that waits for one, round to the first; where none does, or another was opened meanwhile, it stays. */
    goOn: (judgedId: string) => {
      const judged = new Set([...recorded, judgedId])
      setRecorded((now) => new Set([...now, judgedId]))
      const from = present.findIndex(({ id }) => id === judgedId)
      const waits = [...present.slice(from + 1), ...present.slice(0, from)].find(({ id, verdict }) => verdict === null && !judged.has(id))
      const isOpen = (now: typeof chosen): boolean => (now?.beside === beside ? now.id : first) === judgedId
      if (waits !== undefined) choose((now) => (isOpen(now) ? { id: waits.id, beside } : now))
    },
  }
}
