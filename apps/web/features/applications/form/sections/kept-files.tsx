import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { dropFiles, keepFiles, readFiles } from '../../../../platform/kept-files.ts'
import type { ChosenFiles } from '../../../../platform/kept-files.ts'
import { keptDays } from '../../../../platform/kept-files-end.ts'
import { useTranslate } from '../../../../platform/translate/use-translate.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { draftFiles, markDraftFiles } from '../../../../ui/form/kept-values.ts'
import styles from '../application-form.module.css'
import type { ApplicationValues } from '../form-values.ts'
import { texts } from './kept-files-texts.ts'

/** `off` after the person removed them: those of the page are sent, and not kept again. */
type Keeping = 'none' | 'kept' | 'refused' | 'missing' | 'off'

const filesOf = (document: ApplicationValues['document'] | undefined): ChosenFiles =>
  Object.fromEntries(
    Object.entries(document ?? {}).filter(([, files]: [string, File[] | undefined]) => files !== undefined && files.length > 0),
  )
const isSame = (one: ChosenFiles, other: ChosenFiles): boolean => {
  const [a, b] = [Object.values(one).flat(), Object.values(other).flat()]
  return a.length === b.length && a.every((file, index) => file === b[index])
}

/** Keeps the chosen files on this device at every change, one write after the other, and gives them back after a reload. */
const useKeptFiles = (draft: string): { keeping: Keeping; remove: () => void } => {
  const { getValues, setValue, subscribe } = useFormContext<ApplicationValues>()
  const [keeping, setKeeping] = useState<Keeping>('none')
  const written = useRef<ChosenFiles>({})
  const isOff = useRef(false)
  const writing = useRef(Promise.resolve())

  const store = async (files: ChosenFiles): Promise<void> => {
    const isEmpty = Object.keys(files).length === 0
    const isKept = await (isEmpty ? dropFiles(draft) : keepFiles(draft, files)).catch(() => false)
    // Changed again, or removed.
    if (written.current !== files || isOff.current) return
    // Sent meanwhile.
    if (!isEmpty && draftFiles(draft) === undefined) return dropFiles(draft).catch(() => undefined)
    markDraftFiles(draft, isEmpty ? undefined : isKept === true ? 'kept' : 'lost')
    setKeeping(isEmpty ? 'none' : isKept === true ? 'kept' : 'refused')
  }
  const write = (files: ChosenFiles): void => {
    if (isOff.current || isSame(files, written.current)) return
    written.current = files
    writing.current = writing.current.then(() => store(files))
  }
  const restore = useEffectEvent(async (): Promise<void> => {
    const state = draftFiles(draft)
    // Of a draft that was sent or thrown away when this page was closed before.
    if (state === undefined) return void dropFiles(draft).catch(() => undefined)
    const files = await readFiles(draft).catch(() => undefined)
    for (const [type, list] of Object.entries(files ?? {}))
      if ((getValues(`document.${type}`) ?? []).length === 0) setValue(`document.${type}`, list, { shouldDirty: true })
    if (files === undefined) setKeeping('missing')
  })
  const follow = useEffectEvent((values: ApplicationValues) => write(filesOf(values.document)))
  useEffect(() => {
    void restore().then(() => follow(getValues()))
    const stop = subscribe({ formState: { values: true }, callback: ({ values }) => follow(values) })
    return () => {
      stop()
      // Sent, or thrown away.
      if (draftFiles(draft) === undefined) void dropFiles(draft).catch(() => undefined)
    }
  }, [draft, getValues, subscribe])

  const remove = (): void => {
    isOff.current = true
    setKeeping('off')
    markDraftFiles(draft, 'lost')
    writing.current = writing.current.then(() => dropFiles(draft)).catch(() => undefined)
  }
  return { keeping, remove }
}

/** That the chosen files are kept on this device, until when, and the way to remove them: it may be somebody else's. */
export const KeptFiles = ({ draft }: { draft: string }) => {
  const t = useTranslate()
  const { keeping, remove } = useKeptFiles(draft)
  if (keeping === 'none') return null
  return (
    <p className={styles.hint} role="status">
      {t(texts[keeping], { count: keptDays })}{' '}
      {keeping === 'kept' && (
        <Button small look="quiet" onClick={remove}>
          {t(texts.remove)}
        </Button>
      )}
    </p>
  )
}
