import type { Resources } from '@dovolilnice/contract/resources/read-resources'
import { Suspense, useRef } from 'react'
import { useMedia } from '../../../platform/use-media.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { OperationForm } from '../../../ui/form/operation-form.tsx'
import { lazyPart } from '../../../ui/states/lazy-part.tsx'
import styles from './application-form.module.css'
import { ApplicationSections } from './application-sections.tsx'
import { useFormTexts } from './form-wording.ts'
import { SectionSend } from './sections/section-send.tsx'
import { Progress } from './steps/progress.tsx'
import { ShownStep, Step } from './steps/step.tsx'
import stepStyles from './steps/steps.module.css'
import { texts as stepTexts } from './steps/steps-texts.ts'
import { useStepFocus } from './steps/use-step-focus.ts'
import { useSteps } from './steps/use-steps.ts'
import { useApplicationForm } from './use-application-form.ts'
import type { ApplicationFormOptions } from './use-application-form.ts'

// Read last, so it comes while the first questions are answered.
const CheckAnswers = lazyPart(() => import('./steps/check-answers.tsx').then((part) => part.CheckAnswers))

/**
 * The application form, for visitors, for people with an account and for clerks: the same questions, sent to different operations. In a
 * narrow window a person answers one group of them a page; they are the same fields, so a window that is turned changes only what is hidden.
 */
export const ApplicationForm = ({ resources, ...options }: ApplicationFormOptions & { resources: Resources }) => {
  const t = useTranslate()
  const texts = useFormTexts()
  const form = useApplicationForm(resources, options)
  const place = useRef<HTMLDivElement>(null)
  const byClerk = options.byClerk === true
  const inSteps = !useMedia('(min-width: 1024px)') && !byClerk
  const steps = useSteps(form, resources)
  useStepFocus(place, inSteps ? steps.step : undefined, steps.go)
  const goesOn = inSteps && steps.step !== 'oddaja'
  // The key that sends a form goes on, until there is nothing more to answer.
  const send: typeof form.send = async (event) => {
    if (!goesOn) return form.send(event)
    event?.preventDefault()
    await steps.next()
  }
  const onwards = goesOn && (
    <div className={stepStyles.onwards}>
      <Button type="submit" wide>
        {t(stepTexts.next)}
      </Button>
    </div>
  )
  return (
    <div ref={place} className={styles.page} data-steps={inSteps ? (steps.index === 0 ? 'first' : 'later') : undefined}>
      <OperationForm form={{ ...form, send }} label={t(texts.title)} foot={onwards}>
        {inSteps && <Progress {...steps} />}
        <ShownStep value={inSteps ? steps.step : undefined}>
          <ApplicationSections resources={resources} byClerk={byClerk} chooser={options.chooser} draft={options.draft} />
          <Step name="oddaja">
            {inSteps && (
              <Suspense fallback={null}>
                <CheckAnswers resources={resources} onChange={steps.change} />
              </Suspense>
            )}
            <SectionSend form={form} resources={resources} byClerk={byClerk} />
          </Step>
        </ShownStep>
      </OperationForm>
    </div>
  )
}
