import type { Resources } from '@dovolilnice/contract/resources/operations'
import { useWatch } from 'react-hook-form'
import { t } from '../../../platform/kit.ts'
import { FormSection } from '../../../ui/form/kit.ts'
import styles from './application-form.module.css'
import type { ApplicationValues } from './form-values.ts'
import { useDependentChoices } from './use-dependent-choices.ts'
import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import { ChoiceCards } from './choice-cards.tsx'
import { useFormTexts } from './form-wording.ts'
import { kindPrices } from './terms/kind-prices.ts'
import { isForDays, offeredKinds, offeredUserTypes, placeOf, places } from './offered.ts'
import { type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { lazyPart } from '../../../ui/kit.ts'
import { ShownStep, Step } from './steps/step.tsx'

const KindText = ({ kind }: { kind: PermitKind }) => {
  const texts = useFormTexts()
  const needed = kind.documents.filter(({ required }) => required).map(({ name }) => t(name).toLowerCase())
  return (
    <>
      <span>{t(kind.description)}</span>
      <span className={styles.needs}>{t(texts.vehiclesHint, { count: kind.max_vehicles })}</span>
      <span className={styles.needs}>{needed.length === 0 ? t(texts.needsNothing) : t(texts.needs, { documents: needed.join(', ') })}</span>
    </>
  )
}

// Kinds are shown on the second page, and what is asked after them is not needed for the first answer.
const KindFee = lazyPart(() => import('./terms/kind-fee.tsx').then((part) => part.KindFee))
const SectionApplicant = lazyPart(() => import('./sections/section-applicant.tsx').then((part) => part.SectionApplicant))
const SectionWhere = lazyPart(() => import('./sections/section-where.tsx').then((part) => part.SectionWhere))
const SectionVehicles = lazyPart(() => import('./sections/section-vehicles.tsx').then((part) => part.SectionVehicles))
const SectionDocuments = lazyPart(() => import('./sections/section-documents.tsx').then((part) => part.SectionDocuments))

const SectionKind = ({ resources, byClerk }: { resources: Resources; byClerk: boolean }) => {
  const texts = useFormTexts()
  const userType = useWatch<ApplicationValues, 'user_type_code'>({ name: 'user_type_code' })
  const kinds = offeredKinds(resources, userType).toSorted((a, b) => Number(isForDays(a)) - Number(isForDays(b)))
  if (kinds.length === 0)
    return (
      <FormSection title={t(texts.kind)}>
        <p className="hint">{t(userType === '' ? texts.chooseWhoFirst : texts.noKinds)}</p>
      </FormSection>
    )
  return (
    <FormSection title={t(texts.kind)}>
      <ChoiceCards<ApplicationValues>
        name="permit_kind_id"
        legend={t(texts.kindLegend)}
        choices={kinds.map((kind) => ({
          value: kind.id,
          title: t(kind.name),
          aside: (
            <>
              {kindPrices(kind).map((price) => (
                <span key={price}>{price}</span>
              ))}
              <Suspense fallback={null}>
                <KindFee kind={kind} byClerk={byClerk} />
              </Suspense>
            </>
          ),
          text: <KindText kind={kind} />,
          group: t(isForDays(kind) ? texts.forDays : texts.forLonger),
        }))}
      />
    </FormSection>
  )
}

const SectionWho = ({ resources }: { resources: Resources }) => {
  const texts = useFormTexts()
  const applicant = useWatch<ApplicationValues, 'applicant_type'>({ name: 'applicant_type' })
  const types = offeredUserTypes(resources, applicant)
  return (
    <FormSection title={t(texts.who)}>
      <ChoiceCards<ApplicationValues>
        name="applicant_type"
        legend={t(texts.applicantType)}
        compact
        choices={[
          { value: 'person', title: t(texts.person) },
          { value: 'company', title: t(texts.company) },
        ]}
      />
      <ChoiceCards<ApplicationValues>
        name="user_type_code"
        legend={t(texts.userType)}
        compact
        choices={places.flatMap((place) =>
          types
            .filter((type) => placeOf(type) === place)
            .map(({ code, name }) => ({ value: code, title: t(name), group: t(texts[place]) })),
        )}
      />
    </FormSection>
  )
}

interface SectionsProps {
  resources: Resources
  byClerk: boolean
  chooser?: ReactNode
  draft?: string | undefined
  /** The last group: what one confirms and sends. */
  last?: ReactNode
}

/** On a phone the later groups come by themselves after this time. */
const restMs = 1500

/** Whether the later groups are wanted, and then for good: at once where all stand on one page, on a phone from the first answer on or once the page has come to rest. */
const useLaterWanted = (): boolean => {
  const shown = use(ShownStep)
  const userType = useWatch<ApplicationValues, 'user_type_code'>({ name: 'user_type_code' })
  const isNeeded = shown === undefined || shown !== 'kdo' || userType !== ''
  const [isWanted, setIsWanted] = useState(isNeeded)
  useEffect(() => {
    const timer = setTimeout(() => setIsWanted(true), isNeeded ? 0 : restMs)
    return () => clearTimeout(timer)
  }, [isNeeded])
  return isNeeded || isWanted
}

export const ApplicationSections = ({ resources, byClerk, chooser, draft, last }: SectionsProps) => {
  useDependentChoices(resources)
  const later = useLaterWanted()
  return (
    <>
      <Step name="kdo">
        <SectionWho resources={resources} />
      </Step>
      <Step name="vrsta">
        <SectionKind resources={resources} byClerk={byClerk} />
      </Step>
      {later && (
        <Suspense fallback={null}>
          <Step name="podatki">
            <SectionApplicant byClerk={byClerk} chooser={chooser} />
          </Step>
          <Step name="kje">
            <SectionWhere resources={resources} />
          </Step>
          <Step name="vozila">
            <SectionVehicles resources={resources} />
          </Step>
          <Step name="dokazila">
            <SectionDocuments resources={resources} byClerk={byClerk} draft={draft} />
          </Step>
          {last !== undefined && <Step name="oddaja">{last}</Step>}
        </Suspense>
      )}
    </>
  )
}

/** What a clerk may correct of a replacement: its kind, lot, days and fee are those of the permit that it replaces. */
export const ReplacementSections = ({ resources }: { resources: Resources }) => (
  <>
    <Suspense fallback={null}>
      <SectionApplicant byClerk />
      <SectionVehicles resources={resources} />
      <SectionDocuments resources={resources} byClerk />
    </Suspense>
  </>
)
