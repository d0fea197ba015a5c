import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import {
  type ChosenFiles,
  defineTexts,
  dropFiles,
  keepFiles,
  keptDays,
  readFiles,
  readFilesMark,
  t,
  timesForgotten,
} from '../../../../platform/kit.ts'
import { Button } from '../../../../ui/kit.ts'
import { draftFiles, markDraftFiles } from '../../../../ui/form/kit.ts'
import styles from '../application-form.module.css'
import type { ApplicationValues } from '../form-values.ts'

const texts = defineTexts({
  kept: {
    sl: 'Izbrane datoteke ostanejo na tej napravi do oddaje vloge, največ {count} dni, in še niso nikamor poslane. Če naprava ni vaša, jih odstranite z nje.',
    en: 'The chosen files stay on this device until the application is sent, {count} days at most; they have not been sent anywhere. Remove them if the device is not yours.',
  },
  refused: {
    sl: 'Datotek na tej napravi ni mogoče shraniti. Če stran zaprete, jih priložite znova.',
    en: 'The files cannot be kept on this device. Attach them again if you close the page.',
  },
  missing: {
    sl: 'Datotek, ki ste jih izbrali prej, na tej napravi ni več. Priložite jih znova.',
    en: 'The files you had chosen are no longer on this device. Attach them again.',
  },
  off: {
    sl: 'Datoteke so odstranjene z naprave. Če strani do oddaje ne zaprete, bodo vlogi vseeno priložene.',
    en: 'The files were removed from the device. If you do not close the page before sending, they are still attached.',
  },
  stuck: {
    sl: 'Datotek ni bilo mogoče odstraniti z naprave. Poskusite znova.',
    en: 'The files could not be removed from the device. Try again.',
  },
  remove: { sl: 'Odstrani z naprave', en: 'Remove from the device' },
})

/** `off` after they were removed: those of the page are sent, and not kept again; `stuck` where they could not be removed. */
type Keeping = 'none' | 'kept' | 'refused' | 'missing' | 'off' | 'stuck'

const filesOf = (document: ApplicationValues['document'] | undefined): ChosenFiles =>
  Object.fromEntries(
    Object.entries(document ?? {}).filter(([, files]: [string, File[] | undefined]) => files !== undefined && files.length > 0),
  )
/** Files that were kept and read again are other objects. */
const listed = (files: ChosenFiles): string =>
  JSON.stringify(
    Object.entries(files)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([type, list]) => [type, list.map(({ name, size, lastModified }) => [name, size, lastModified])]),
  )
const isNone = (files: ChosenFiles): boolean => Object.keys(files).length === 0

/** Keeps the chosen files on this device at every change, one write after the other, and gives them back after a reload. */
const useKeptFiles = (draft: string): { keeping: Keeping; remove: () => Promise<boolean> } => {
  const { getValues, setValue, subscribe } = useFormContext<ApplicationValues>()
  const [keeping, setKeeping] = useState<Keeping>('none')
  const [since] = useState(timesForgotten)
  const written = useRef<ChosenFiles>({})
  const writing = useRef(Promise.resolve())

  const store = async (files: ChosenFiles): Promise<void> => {
    if (draftFiles(draft) === 'off') return
    const isKept = await (isNone(files) ? dropFiles(draft) : keepFiles(draft, files, since)).catch(() => false)
    if (written.current !== files) return
    // Sent meanwhile.
    if (!isNone(files) && draftFiles(draft) === undefined) return dropFiles(draft).catch(() => undefined)
    markDraftFiles(draft, isNone(files) ? undefined : isKept === true ? 'kept' : 'lost')
    setKeeping(isNone(files) ? 'none' : isKept === true ? 'kept' : 'refused')
  }
  const follow = useEffectEvent((document: ApplicationValues['document'] | undefined): void => {
    const files = filesOf(document)
    if (draftFiles(draft) === 'off') return setKeeping(isNone(files) ? 'none' : 'off')
    if (listed(files) === listed(written.current)) return
    written.current = files
    writing.current = writing.current.then(() => store(files))
  })
  const restore = useEffectEvent(async (): Promise<void> => {
    const state = draftFiles(draft)
    // Of a draft that was sent or thrown away when this page was closed before.
    if (state === undefined) await dropFiles(draft).catch(() => undefined)
    const files = (state === undefined ? undefined : await readFiles(draft).catch(() => undefined)) ?? {}
    written.current = files
    for (const [type, list] of Object.entries(files))
      if ((getValues(`document.${type}`) ?? []).length === 0) setValue(`document.${type}`, list, { shouldDirty: true })
    const now = getValues('document')
    follow(now)
    if (state === undefined) return
    if (isNone(filesOf(now))) return setKeeping('missing')
    if (listed(filesOf(now)) !== listed(files)) return
    markDraftFiles(draft, 'kept')
    setKeeping('kept')
  })
  /** Another window signed out, sent the draft, threw it away, or removed its files. */
  const lookAgain = useEffectEvent((): void => {
    const state = draftFiles(draft)
    if (keeping !== 'kept' || (state === 'kept' && readFilesMark() !== undefined)) return
    written.current = {}
    if (state === 'kept') markDraftFiles(draft, 'lost')
    setKeeping(state === undefined ? 'none' : state === 'off' ? 'off' : 'refused')
  })
  useEffect(() => {
    // Before all are given back, a part of them would be written over the whole.
    let isRestored = false
    void restore().then(() => (isRestored = true))
    const stop = subscribe({ formState: { values: true }, callback: ({ values }) => isRestored && follow(values.document) })
    const look = (): void => lookAgain()
    window.addEventListener('storage', look)
    return () => {
      stop()
      window.removeEventListener('storage', look)
      // Sent, or thrown away.
      if (draftFiles(draft) === undefined) void dropFiles(draft).catch(() => undefined)
    }
  }, [draft, getValues, subscribe])

  const remove = async (): Promise<boolean> => {
    const removed = writing.current
      .then(() => dropFiles(draft))
      .then(
        () => true,
        () => false,
      )
    writing.current = removed.then((isRemoved) => {
      if (isRemoved && draftFiles(draft) !== undefined) markDraftFiles(draft, 'off')
    })
    await writing.current
    const isRemoved = await removed
    setKeeping(isRemoved ? 'off' : 'stuck')
    return isRemoved
  }
  return { keeping, remove }
}

/** That the chosen files are kept on this device, until when, and the way to remove them: it may be somebody else's. */
export const KeptFiles = ({ draft }: { draft: string }) => {
  const { keeping, remove } = useKeptFiles(draft)
  const words = useRef<HTMLSpanElement>(null)
  // The focus would be lost with the button.
  const removeAndSay = async (): Promise<void> => {
    if (await remove()) words.current?.focus()
  }
  return (
    // Always there, because only words that come into a region are read out; while it is empty it takes no place.
    <p className={keeping === 'none' ? styles.unplaced : 'hint'}>
      <span ref={words} role="status" tabIndex={-1}>
        {keeping !== 'none' && t(texts[keeping], { count: keptDays })}
      </span>{' '}
      {(keeping === 'kept' || keeping === 'stuck') && (
        <Button label={t(texts.remove)} small look="quiet" onClick={() => void removeAndSay()} />
      )}
    </p>
  )
}
