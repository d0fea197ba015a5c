import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../../../ui/kit.ts'
import type { Doubt } from './doubts.tsx'

const loadDoubts = () => import('./doubts.tsx')
const Doubts = lazyPart(() => loadDoubts().then((part) => part.Doubts))

const none: readonly Doubt[] = []

/** Stops once at what is most often a slip; who goes on past it is not asked again. @param step where there are several: another asks nothing yet */
export const useDoubts = (step?: string) => {
  const [doubts, setDoubts] = useState(none)
  const sure = useRef(new Set<string>())
  const clear = () => setDoubts(none)
  useEffect(clear, [step])
  const find = async (look: (part: Awaited<ReturnType<typeof loadDoubts>>) => readonly Doubt[]): Promise<boolean> => {
    const part = await loadDoubts().catch(() => undefined)
    // What stands there while one goes on is right.
    doubts.forEach((doubt) => sure.current.add(part?.keyOfDoubt(doubt) ?? ''))
    const found = part === undefined ? none : look(part).filter((doubt) => !sure.current.has(part.keyOfDoubt(doubt)))
    setDoubts(found)
    return found.length > 0
  }
  const question = (onGoOn: () => void): ReactNode =>
    doubts.length > 0 && (
      <Suspense fallback={null}>
        <Doubts doubts={doubts} onCorrect={clear} onGoOn={onGoOn} />
      </Suspense>
    )
  return { find, clear, question }
}
