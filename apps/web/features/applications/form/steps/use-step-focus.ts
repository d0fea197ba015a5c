import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { revealEvent } from '../../../../ui/form/reveal.ts'
import { stepNames } from './step.tsx'
import type { StepName } from './step.tsx'

/**
 * Where the focus goes: with each step to its heading, so that a screen reader says where one is; from the list of what is wrong to the
 * field, whose step is opened first. When the window becomes narrow, the step is opened in which the person was writing.
 * @param step which is in view; undefined where all are
 */
export const useStepFocus = (place: RefObject<HTMLDivElement | null>, step: StepName | undefined, go: (step: StepName) => void): void => {
  const wanted = useRef<HTMLElement>(undefined)
  const shown = useRef(step)

  const openFor = useEffectEvent((field: EventTarget | null) => {
    if (step === undefined || !(field instanceof HTMLElement) || place.current?.contains(field) !== true) return
    const name = field.closest<HTMLElement>('[data-step]')?.dataset.step
    const target = stepNames.find((one) => one === name)
    if (target === undefined || target === step) return
    wanted.current = field
    go(target)
  })
  useEffect(() => {
    const stop = new AbortController()
    place.current?.addEventListener(revealEvent, (event) => openFor(event.target), { signal: stop.signal })
    return () => stop.abort()
  }, [place])

  // Before the browser paints: what is hidden loses the focus then.
  const inSteps = step !== undefined
  useLayoutEffect(() => openFor(inSteps ? document.activeElement : null), [inSteps])

  useEffect(() => {
    const before = shown.current
    shown.current = step
    if (step === undefined || before === undefined || before === step) return
    const heading = place.current?.querySelector<HTMLElement>(`[data-step="${step}"] h2`)
    const field = wanted.current
    wanted.current = undefined
    window.scrollTo({ top: 0 })
    if (heading !== null && heading !== undefined) heading.tabIndex = -1
    const target = field ?? heading
    target?.focus({ preventScroll: field === undefined })
  }, [place, step])
}
