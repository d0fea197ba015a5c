import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import { missingDocuments } from '@dovolilnice/contract/applications/apply/operations'
import { applicationActionLabels } from '@dovolilnice/contract/applications/application-labels'
import { supplementLines } from '@dovolilnice/contract/applications/decide/operations'
import { requestSupplement } from '@dovolilnice/contract/applications/decide/request-supplement'
import { failingDocuments } from '@dovolilnice/contract/documents/document-verdict'
import { fillText, textIn, type Locale } from '@dovolilnice/contract/locale'
import { countedIn } from '@dovolilnice/contract/primitives/counted'
import { addDays } from '@dovolilnice/contract/primitives/local-day'
import { lastDayOfTerm } from '@dovolilnice/contract/primitives/working-days'
import { startingTerms } from '@dovolilnice/contract/resources/term-settings'
import { useFormContext } from 'react-hook-form'
import { formatDay, t, today, useClosedDays, useParameters } from '../../../platform/kit.ts'
import { Button, StepDialog } from '../../../ui/kit.ts'
import { type BodyOf, fieldsOf } from '../../../ui/form/kit.ts'
import { texts } from '../texts.ts'
import styles from './application-screen.module.css'
import { watchedApplication } from './watched-application.ts'

/** The documents are asked for by ticks. */
type Request = BodyOf<typeof requestSupplement> & { asked: Record<string, boolean> }
const request = fieldsOf<Request>()

const ticked = (asked: Request['asked']): string[] => Object.entries(asked).flatMap(([type, wanted]) => (wanted ? [type] : []))

/** How the call begins: what is missing, what does not meet and why, and which documents must come. The call is Slovenian, as all acts are. */
const askedFor = (application: ApplicationDetails): Pick<Request, 'text' | 'asked'> => {
  const missing = missingDocuments(application)
  const failing = failingDocuments(application)
  const askIn = (locale: Locale): string =>
    [
      ...(missing.length === 0
        ? []
        : [
            fillText(textIn(texts.requestMissing, locale), {
              documents: missing.map(({ name }) => textIn(name, locale).toLowerCase()).join(', '),
            }),
          ]),
      ...missing.flatMap(({ name, ground }) => (ground?.sl ? [`– ${textIn(name, locale)}: ${textIn(ground, locale)}`] : [])),
      ...(failing.length === 0 ? [] : [countedIn(texts.requestFailing, locale, failing.length)]),
      ...supplementLines(failing, (name) => textIn(name, locale)),
    ].join('\n')
  const types = [...missing.map(({ type }) => type), ...failing.map(({ type }) => type)]
  const listed = types.filter((wanted) => application.required_documents.some(({ type }) => type === wanted))
  // A translation beside the call says that it is unofficial.
  const translation = application.locale === 'en' ? `\n\n${texts.unofficial.en}: ${askIn('en')}` : ''
  return {
    text: types.length === 0 ? '' : `${askIn('sl')}${translation}`,
    asked: Object.fromEntries(listed.map((type) => [type, true])),
  }
}

/** Usual terms, each of which writes its day into the field. */
const Terms = ({ least }: { least: number }) => {
  const { setValue, watch } = useFormContext<Request>()
  const due = watch('due_on')
  return (
    <div className={styles.terms} role="group" aria-label={t(texts.requestTerms)}>
      {[8, 15, 30, 60]
        .filter((days) => days >= least)
        .map((days) => {
          const day = addDays(today(), days)
          return (
            <Button
              label={t(texts.days, { count: days })}
              key={days}
              small
              look="plain"
              aria-pressed={due === day}
              onClick={() => setValue('due_on', day, { shouldDirty: true })}
            />
          )
        })}
    </div>
  )
}

export const RequestDialog = ({ application, onClose }: { application: ApplicationDetails; onClose: () => void }) => {
  const { supplement_days: usual, supplement_min_days: least } = useParameters()?.terms ?? startingTerms
  const closed = useClosedDays()
  const inDays = (days: number): string => formatDay(lastDayOfTerm(today(), days, closed))
  const params = { id: application.id }
  const asked = askedFor(application)
  return (
    <StepDialog
      side
      undoFor={application.name}
      params={params}
      record={watchedApplication(application)}
      defaults={{ version: application.version, ...asked, due_on: '' }}
      toCall={({ asked, ...body }: Request) => ({ params, body: { ...body, documents: ticked(asked) } })}
      title={t(applicationActionLabels.request_supplement)}
      operation={requestSupplement}
      done={texts.requested}
      onClose={onClose}
    >
      <request.TextAreaField name="text" label={t(texts.requestText)} description={t(texts.requestHint)} rows={5} maxLength={2000} />
      {application.required_documents.length > 0 && (
        <fieldset className={styles.asked}>
          <legend>{t(texts.requestDocuments)}</legend>
          {application.required_documents.map(({ type, name }) => (
            <request.CheckboxField key={type} name={`asked.${type}`} label={t(name)} />
          ))}
        </fieldset>
      )}
      <request.DayField
        name="due_on"
        label={t(texts.requestDue)}
        description={t(texts.requestDueHint, { usual: inDays(usual), least: inDays(least) })}
        optional
        min={addDays(today(), least)}
      />
      <Terms least={least} />
    </StepDialog>
  )
}
