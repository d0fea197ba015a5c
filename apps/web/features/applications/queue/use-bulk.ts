import type { ListedApplication } from '@dovolilnice/contract/applications/list/listed-application'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../../platform/calls/call-error.ts'
import { showSnackbar } from '../../../platform/snackbar.ts'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { texts } from './texts.ts'

type Row = ListedApplication

/** One application with which a bulk action did not work, and why. */
export interface Failure {
  row: Row
  sentence: string
}

/** Does something with one application. @throws CallError, or an error whose message is a sentence for the clerk */
export type Deed = (row: Row) => Promise<unknown>

/**
 * Takes one step with several applications, one after the other: each is a call and an event of its own, so what fails with one undoes nothing of
 * the others, and is told by its row.
 */
export const useBulk = () => {
  const t = useTranslate()
  const locale = useLocale()
  const client = useQueryClient()
  const [progress, setProgress] = useState<{ done: number; all: number }>()
  const [failures, setFailures] = useState<readonly Failure[]>([])
  /** @param drop takes rows out of the selection: those with which it worked */
  const run = async (rows: readonly Row[], deed: Deed, drop: (rows: readonly Row[]) => void): Promise<void> => {
    const failed: Failure[] = []
    for (const [done, row] of rows.entries()) {
      setProgress({ done, all: rows.length })
      await deed(row).catch((error: unknown) => failed.push({ row, sentence: sentenceOf(error, locale) }))
    }
    setProgress(undefined)
    setFailures(failed)
    const worked = rows.filter((row) => !failed.some((failure) => failure.row === row))
    drop(worked)
    await client.invalidateQueries()
    if (failed.length === 0) showSnackbar(t(texts.done, { count: worked.length }), { tone: 'good' })
  }
  return { run, progress, failures, forget: () => setFailures([]) }
}
