import { type RefObject, Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { OperationForm, revealEvent } from '../../../ui/form/kit.ts'
import { ShownStep, type StepName, stepNames } from './steps/step.tsx'
import type { Resources } from '@dovolilnice/contract/resources/operations'
import { t, useMedia, useParameters } from '../../../platform/kit.ts'
import { Button, lazyPart } from '../../../ui/kit.ts'
import styles from './application-form.module.css'
import { ApplicationSections } from './application-sections.tsx'
import { useFormTexts } from './form-wording.ts'
import { Progress } from './steps/progress.tsx'
import stepStyles from './steps/steps.module.css'
import { texts as stepTexts } from './steps/steps-texts.ts'
import { useDoubts } from './steps/use-doubts.tsx'
import { fieldsOfStep, useSteps } from './steps/use-steps.ts'
import { type ApplicationFormOptions, useApplicationForm } from './use-application-form.ts'

/**
 * Where the focus goes: with each step to its heading, so that a screen reader says where one is; from the list of what is wrong to the
 * field, whose step is opened first. When the window becomes narrow, the step is opened in which the person was writing.
 * @param step which is in view; undefined where all are
 */
const useStepFocus = (place: RefObject<HTMLDivElement | null>, step: StepName | undefined, go: (step: StepName) => void): void => {
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

// Read last, so they come while the first questions are answered.
const SectionSend = lazyPart(() => import('./sections/section-send.tsx').then((part) => part.SectionSend))
const CheckAnswers = lazyPart(() => import('./steps/check-answers.tsx').then((part) => part.CheckAnswers))

const ChosenSum = lazyPart(() => import('./terms/terms-text.tsx').then((part) => part.ChosenSum))

/** For visitors, account holders and clerks. A narrow window shows one group of the same fields a page: turned, it only hides others. */
export const ApplicationForm = ({ resources, ...options }: ApplicationFormOptions & { resources: Resources }) => {
  const texts = useFormTexts()
  const form = useApplicationForm(resources, options)
  const place = useRef<HTMLDivElement>(null)
  const byClerk = options.byClerk === true
  const inSteps = !useMedia('(min-width: 1024px)') && !byClerk
  const steps = useSteps(form, resources)
  useStepFocus(place, inSteps ? steps.step : undefined, steps.go)
  const goesOn = inSteps && steps.step !== 'oddaja'
  // The key that sends a form goes on, until there is nothing more to answer.
  const doubts = useDoubts(steps.step)
  const own = useParameters()?.municipality.post_code
  const send: typeof form.send = async (event) => {
    event?.preventDefault()
    // What is wrong is told first.
    const fields = goesOn ? fieldsOfStep[steps.step] : Object.values(fieldsOfStep).flat()
    if (!byClerk) {
      if (!(await form.trigger(fields))) doubts.clear()
      else if (await doubts.find((part) => part.doubtsOf(form.getValues(), fields, own))) return
    }
    await (goesOn ? steps.next() : form.send(event))
  }
  const onwards = goesOn && (
    <div className={stepStyles.onwards}>
      {steps.kind !== undefined && (
        <Suspense fallback={null}>
          <ChosenSum kind={steps.kind} />
        </Suspense>
      )}
      <Button label={t(stepTexts.next)} type="submit" wide />
    </div>
  )
  return (
    <div ref={place} className={styles.page} data-steps={inSteps ? (steps.index === 0 ? 'first' : 'later') : undefined}>
      <OperationForm
        form={{ ...form, send }}
        label={t(texts.title)}
        foot={
          <>
            {doubts.question(() => void send())}
            {onwards}
          </>
        }
      >
        {inSteps && <Progress {...steps} />}
        <ShownStep value={inSteps ? steps.step : undefined}>
          <ApplicationSections
            resources={resources}
            byClerk={byClerk}
            chooser={options.chooser}
            draft={options.draft}
            last={
              <Suspense fallback={null}>
                {inSteps && <CheckAnswers resources={resources} onChange={steps.change} />}
                <SectionSend form={form} resources={resources} byClerk={byClerk} />
              </Suspense>
            }
          />
        </ShownStep>
      </OperationForm>
    </div>
  )
}
