import type { Resources } from '@dovolilnice/contract/resources/operations'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useLocale, useTranslate } from '../../../platform/translate/translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FormSection } from '../../../ui/form/form.tsx'
import { PlateField } from '../../../ui/form/inputs/plate-field.tsx'
import styles from './application-form.module.css'
import { texts } from './form-texts.ts'
import type { ApplicationValues } from './form-values.ts'
import { useChosenKind, useDependentChoices } from './use-dependent-choices.ts'
import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import { ChoiceCards } from './choice-cards.tsx'
import { useFormTexts } from './form-wording.ts'
import { kindPrices } from './terms/kind-prices.ts'
import { offeredKinds, offeredUserTypes } from './offered.ts'
import { type ClipboardEvent, type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../../ui/states/lazy-part.tsx'
import { SectionApplicant } from './sections/section-applicant.tsx'
import { SectionDocuments } from './sections/section-documents.tsx'
import { SectionWhere } from './sections/section-where.tsx'
import { Step } from './steps/step.tsx'

const Vehicle = ({ index, several, onRemove }: { index: number; several: boolean; onRemove: () => void }) => {
  const t = useTranslate()
  return (
    <div className={styles.plate}>
      <PlateField<ApplicationValues>
        name={`plates.${index}`}
        label={several ? t(texts.plateNumbered, { number: index + 1 }) : t(texts.plate)}
        placeholder={t(texts.plateExample)}
        className={styles.plateInput}
      />
      {several && (
        <button type="button" className={styles.removePlate} aria-label={t(texts.removeVehicle, { number: index + 1 })} onClick={onRemove}>
          <IconTrash size={20} />
        </button>
      )}
    </div>
  )
}

/** As many plates as the contract takes. */
const mostPlates = 20

/** The plates, as many as the kind allows. The Slovenian pattern only warns. */
const SectionVehicles = ({ resources }: { resources: Resources }) => {
  const t = useTranslate()
  const { setValue, setFocus } = useFormContext<ApplicationValues>()
  const plates = useWatch<ApplicationValues, 'plates'>({ name: 'plates' }) ?? ['']
  const kind = useChosenKind(resources)
  const most = kind?.max_vehicles ?? 1
  const change = (next: string[]) => setValue('plates', next, { shouldDirty: true, shouldValidate: false })
  const add = () => {
    change([...plates, ''])
    setTimeout(() => setFocus(`plates.${plates.length}`))
  }
  /** A list of plates goes into as many fields, also beyond what the kind takes: the rule says so where the last ones stand. */
  const paste = (event: ClipboardEvent, index: number) => {
    const pasted = event.clipboardData
      .getData('text')
      .split(/[\n,;\t]+/)
      .map((plate) => plate.trim())
      .filter(Boolean)
    if (pasted.length < 2) return
    event.preventDefault()
    const others = plates.slice(index + 1).filter((plate) => plate !== '')
    change([...plates.slice(0, index), ...pasted, ...others].slice(0, mostPlates))
  }
  return (
    <FormSection title={t(texts.vehicles)} hint={kind && t(texts.vehiclesHint, { count: most })}>
      {plates.map((_plate, index) => (
        <div key={index} onPasteCapture={(event) => paste(event, index)}>
          <Vehicle index={index} several={plates.length > 1} onRemove={() => change(plates.filter((_, one) => one !== index))} />
        </div>
      ))}
      {plates.length < most && (
        <div>
          <Button look="plain" icon={<IconPlus size={18} aria-hidden />} onClick={add}>
            {t(texts.addVehicle)}
          </Button>
        </div>
      )}
    </FormSection>
  )
}

const KindText = ({ kind }: { kind: PermitKind }) => {
  const t = useTranslate()
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

// Kinds are shown on the second page.
const KindFee = lazyPart(() => import('./terms/kind-fee.tsx').then((part) => part.KindFee))

/** The kinds of permit for this type of user, each with its price and what it needs. */
const SectionKind = ({ resources, byClerk }: { resources: Resources; byClerk: boolean }) => {
  const t = useTranslate()
  const texts = useFormTexts()
  const locale = useLocale()
  const userType = useWatch<ApplicationValues, 'user_type_code'>({ name: 'user_type_code' })
  const kinds = offeredKinds(resources, userType)
  if (kinds.length === 0)
    return (
      <FormSection title={t(texts.kind)}>
        <p className={styles.hint}>{t(userType === '' ? texts.chooseWhoFirst : texts.noKinds)}</p>
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
              {kindPrices(kind, t, locale).map((price) => (
                <span key={price}>{price}</span>
              ))}
              <Suspense fallback={null}>
                <KindFee kind={kind} byClerk={byClerk} />
              </Suspense>
            </>
          ),
          text: <KindText kind={kind} />,
        }))}
      />
    </FormSection>
  )
}

/** Person or company, and what they are to the zone. */
const SectionWho = ({ resources }: { resources: Resources }) => {
  const t = useTranslate()
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
        choices={types.map(({ code, name }) => ({ value: code, title: t(name) }))}
      />
    </FormSection>
  )
}

interface SectionsProps {
  resources: Resources
  byClerk: boolean
  chooser?: ReactNode
  draft?: string | undefined
}

/** The parts of the form in the order in which people think of them. */
export const ApplicationSections = ({ resources, byClerk, chooser, draft }: SectionsProps) => {
  useDependentChoices(resources)
  return (
    <>
      <Step name="kdo">
        <SectionWho resources={resources} />
      </Step>
      <Step name="vrsta">
        <SectionKind resources={resources} byClerk={byClerk} />
      </Step>
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
    </>
  )
}

/** What a clerk may correct of a replacement: its kind, lot, days and fee are those of the permit that it replaces. */
export const ReplacementSections = ({ resources }: { resources: Resources }) => (
  <>
    <SectionApplicant byClerk />
    <SectionVehicles resources={resources} />
    <SectionDocuments resources={resources} byClerk />
  </>
)
