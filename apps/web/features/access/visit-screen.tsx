import { endText } from '@dovolilnice/contract/columns/column-text'
import {
  askVisit,
  cardCountries,
  changeVisitPlate,
  endVisit,
  justifiedDays,
  justifiedFormSchema,
  justifiedPurposeLabels,
  justifiedPurposes,
  justifyPassage,
  type OwnVisit,
  readOwnVisit,
  readVisitRules,
  visitFormSchema,
} from '@dovolilnice/contract/access/visits'
import { languageTags, type Text } from '@dovolilnice/contract/locale'
import type { OperationOutput } from '@dovolilnice/contract/operation'
import { periodLabels } from '@dovolilnice/contract/parking/period-labels'
import { periodsOn, tariffOn } from '@dovolilnice/contract/parking/price'
import { addDays } from '@dovolilnice/contract/primitives/local-day'
import {
  confirm,
  formatDay,
  formatInstant,
  formatMoney,
  isCallError,
  pageLocale,
  t,
  textOf,
  today,
  useAction,
  useOperation,
  useResources,
} from '../../platform/kit.ts'
import { formatPlate } from '@dovolilnice/contract/primitives/plate'
import { clockTime } from '@dovolilnice/contract/primitives/time-of-day'
import { IconBed, IconChevronRight, IconCircleCheck, IconDisabled, IconPackage, IconTool, IconTruck, IconUrgent } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { z } from 'zod/mini'
import { Button, CopyButton, Facts, FrontCard, FrontCardLinks, Notice, OperationView, Plate, Stacked } from '../../ui/kit.ts'
import {
  type BodyOf,
  documentFiles,
  fieldsOf,
  FilesField,
  FormButtons,
  formDataOf,
  FormRow,
  OperationForm,
  optionsOf,
  SubmitButton,
  useOperationForm,
} from '../../ui/form/kit.ts'
import styles from './access.module.css'
import { CallTown } from './guest-screen.tsx'
import { visitTexts as texts } from './visit-texts.ts'

type Rules = OperationOutput<typeof readVisitRules>

const onePicture = { ...documentFiles, choose: texts.choose, accept: 'image/jpeg,image/png,image/heic', most: 1 }
const asPlate = { maxLength: 16, autoCapitalize: 'characters', autoComplete: 'off', tidy: formatPlate } as const
const photo = z.array(z.custom<File>(), { error: 'required' }).check(z.minLength(1, 'document_missing'))

interface WayProps {
  icon: ReactNode
  title: Text
  children: ReactNode
  to: { pot: string } | { vrsta: string } | undefined
}

const Way = ({ icon, title, children, to }: WayProps) => {
  const words = (
    <>
      {icon}
      <span>
        <strong>{t(title)}</strong>
        <span className={styles.soft}>{children}</span>
      </span>
      {to !== undefined && <IconChevronRight size={20} aria-hidden />}
    </>
  )
  return (
    <li>
      {to === undefined ? (
        <div className={styles.way}>{words}</div>
      ) : 'vrsta' in to ? (
        <Link className={styles.way} to="/obrazci/parkirna-dovolilnica" search={to}>
          {words}
        </Link>
      ) : (
        <Link className={styles.way} to="/obisk" search={to}>
          {words}
        </Link>
      )}
    </li>
  )
}

/** A reason for which the town names a kind of permit, with what it costs today. */
const KindWay = ({ id, ...way }: { id: string | null } & Pick<WayProps, 'icon' | 'title'>) => {
  const kind = useResources()?.permit_kinds.find((one) => one.id === id)
  if (kind === undefined)
    return (
      <Way {...way} to={undefined}>
        {t(texts.callUs)}
      </Way>
    )
  // Who comes today reads the shortest first.
  const prices = periodsOn(kind.tariffs, today())
    .toReversed()
    .flatMap((period) => {
      const tariff = tariffOn(kind.tariffs, period, today())
      return tariff === undefined || tariff.price_cents === 0 ? [] : [`${formatMoney(tariff.price_cents)}/${t(periodLabels[period])}`]
    })
  return (
    <Way {...way} to={{ vrsta: kind.id }}>
      {t(texts.kind, { kind: t(kind.name), price: prices.join(', ') || t(texts.free) })}
    </Way>
  )
}

const Door = ({ rules: { cards, justify, kinds } }: { rules: Rules }) => {
  const icon = { size: 28, stroke: 1.75, 'aria-hidden': true } as const
  return (
    <FrontCard title={t(texts.title)} hint={t(texts.intro)}>
      <ul className={styles.ways}>
        <Way icon={<IconDisabled {...icon} />} title={texts.card} to={cards ? { pot: 'karta' } : undefined}>
          {t(cards ? texts.cardHow : texts.callUs)}
        </Way>
        <KindWay icon={<IconTruck {...icon} />} title={texts.delivery} id={kinds.delivery} />
        <KindWay icon={<IconPackage {...icon} />} title={texts.moving} id={kinds.moving} />
        <KindWay icon={<IconTool {...icon} />} title={texts.works} id={kinds.works} />
        <Way icon={<IconBed {...icon} />} title={texts.guest} to={undefined}>
          {t(texts.guestHow)}
        </Way>
        {justify && (
          <Way icon={<IconUrgent {...icon} />} title={texts.drove} to={{ pot: 'voznja' }}>
            {t(texts.droveHow)}
          </Way>
        )}
      </ul>
      <CallTown />
      <FrontCardLinks>
        <Link to="/prireditve">{t(texts.occasions)}</Link>
      </FrontCardLinks>
    </FrontCard>
  )
}

const BackLink = () => (
  <FrontCardLinks>
    <Link to="/obisk">{t(texts.back)}</Link>
  </FrontCardLinks>
)

const zoneOptions = ({ zones }: Rules) => zones.map(({ name, title }) => ({ value: name, label: t(title) || name }))

/** The days from one on; those nearest to today by their words. */
const dayOptions = (first: string, count: number) => {
  const words = new Intl.RelativeTimeFormat(languageTags[pageLocale()], { numeric: 'auto' })
  const near = new Map([-1, 0, 1].map((away) => [addDays(today(), away), `${words.format(away, 'day')}, `]))
  return Array.from({ length: count }, (_, index) => addDays(first, index)).map((value) => ({
    value,
    label: `${near.get(value) ?? ''}${formatDay(value)}`,
  }))
}

const cardSchema = z.extend(visitFormSchema, { photo })
type CardValues = z.input<typeof cardSchema>
const Card = fieldsOf<CardValues>()

const CardForm = ({ rules }: { rules: Rules }) => {
  const locale = pageLocale()
  const navigate = useNavigate()
  const names = new Intl.DisplayNames([languageTags[locale]], { type: 'region' })
  const countries = cardCountries.map((value) => ({ value, label: names.of(value) ?? value }))
  const zones = zoneOptions(rules)
  const days = dayOptions(today(), rules.days_ahead + 1)
  const isAllDay = rules.from_minute === 0 && rules.until_minute === 1440
  const form = useOperationForm<typeof askVisit, CardValues>(askVisit, {
    schema: cardSchema,
    defaults: {
      photo: [],
      card_number: '',
      card_until: '',
      plate: '',
      zone: zones.length === 1 ? zones[0]?.value : '',
      day: today(),
      email: '',
    },
    toCall: (values) => ({ body: formDataOf(values) }),
    onDone: ({ token }) => void navigate({ to: '/obisk', search: { token }, replace: true }),
  })
  return (
    <FrontCard
      title={t(texts.card)}
      hint={`${isAllDay ? t(texts.allDay) : t(texts.hours, { from: clockTime(rules.from_minute), until: clockTime(rules.until_minute) })} ${t(texts.daysAYear, { count: rules.days_a_year })}`}
    >
      <OperationForm form={form} label={t(texts.card)}>
        <FilesField<CardValues> name="photo" label={t(texts.photo)} description={t(texts.photoHow)} rules={onePicture} />
        <FormRow>
          <Card.SelectField
            name="country"
            label={t(texts.country)}
            options={countries.toSorted((a, b) => a.label.localeCompare(b.label, languageTags[locale]))}
          />
          <Card.DayField name="card_until" label={t(texts.cardUntil)} min={today()} />
        </FormRow>
        <Card.TextField name="card_number" label={t(texts.cardNumber)} maxLength={32} autoCapitalize="characters" autoComplete="off" />
        <Card.TextField name="plate" label={t(texts.plate)} {...asPlate} />
        <FormRow>
          <Card.SelectField name="zone" label={t(texts.zone)} options={zones} />
          <Card.SelectField name="day" label={t(texts.day)} options={days} />
        </FormRow>
        <Card.TextField name="email" type="email" label={t(texts.email)} description={t(texts.emailHow)} autoComplete="email" optional />
        <p className="hint">
          {t(texts.photoGone, { count: rules.photo_days })} {t(texts.kept)}
        </p>
        <SubmitButton label={t(texts.letIn)} form={form} wide />
      </OperationForm>
      <CallTown />
      <BackLink />
    </FrontCard>
  )
}

const justifiedSchema = z.extend(justifiedFormSchema, { photo })
type JustifiedValues = z.input<typeof justifiedSchema>
const Drive = fieldsOf<JustifiedValues>()

const JustifyForm = ({ rules }: { rules: Rules }) => {
  const [number, sent] = useState<string>()
  const zones = zoneOptions(rules)
  const days = dayOptions(addDays(today(), -justifiedDays), justifiedDays + 1).toReversed()
  const form = useOperationForm<typeof justifyPassage, JustifiedValues>(justifyPassage, {
    schema: justifiedSchema,
    defaults: { photo: [], plate: '', zone: '', day: today(), statement: '', email: '' },
    toCall: (values) => ({ body: formDataOf(values) }),
    onDone: (answer) => sent(answer.number),
  })
  if (number !== undefined)
    return (
      <FrontCard title={t(texts.drove)}>
        <Notice tone="good" role="status" title={t(texts.received, { number })}>
          {t(texts.receivedHow)}
        </Notice>
        <BackLink />
      </FrontCard>
    )
  return (
    <FrontCard title={t(texts.drove)} hint={t(texts.droveHow)}>
      <OperationForm form={form} label={t(texts.drove)}>
        <Drive.TextField name="plate" label={t(texts.plate)} {...asPlate} />
        <FormRow>
          <Drive.SelectField name="zone" label={t(texts.where)} options={zones} />
          <Drive.SelectField name="day" label={t(texts.day)} options={days} />
        </FormRow>
        <Drive.SelectField name="purpose" label={t(texts.purpose)} options={optionsOf(justifiedPurposeLabels, justifiedPurposes)} />
        <Drive.TextAreaField name="statement" label={t(texts.statement)} description={t(texts.statementHow)} rows={3} maxLength={1000} />
        <FilesField<JustifiedValues> name="photo" label={t(texts.proof)} description={t(texts.proofHow)} rules={onePicture} />
        <Drive.TextField name="email" type="email" label={t(texts.email)} description={t(texts.answerHow)} autoComplete="email" optional />
        <SubmitButton label={t(texts.send)} form={form} wide />
      </OperationForm>
      <CallTown />
      <BackLink />
    </FrontCard>
  )
}

const { TextField: PlateField } = fieldsOf<BodyOf<typeof changeVisitPlate>>()

const ChangeVehicle = ({ token }: { token: string }) => {
  const form = useOperationForm(changeVisitPlate, {
    defaults: { token, plate: '' },
    about: token,
    done: texts.changed,
    onDone: () => form.reset(),
  })
  const end = useAction(endVisit)
  const endIfSure = async () => {
    const sure = await confirm({ title: texts.endTitle, text: texts.endText, action: texts.end, cancel: texts.keep, danger: true })
    if (sure) end.mutate({ body: { token } })
  }
  return (
    <OperationForm form={form} leaveFreely label={t(texts.change)}>
      <PlateField name="plate" label={t(texts.otherPlate)} {...asPlate} />
      <FormButtons>
        <Button label={t(texts.end)} look="plain" onClick={() => void endIfSure()} />
        <SubmitButton label={t(texts.change)} form={form} look="plain" />
      </FormButtons>
    </OperationForm>
  )
}

const said = ({ state, ready }: OwnVisit) => {
  if (state === 'refused') return { tone: 'bad', title: texts.refused } as const
  if (state === 'over') return { tone: 'neutral', title: texts.over } as const
  if (state === 'coming') return { tone: 'good', title: texts.coming } as const
  return ready ? ({ tone: 'good', title: texts.ready } as const) : ({ tone: 'warning', title: texts.preparing } as const)
}

const OwnVisitPage = ({ token }: { token: string }) => {
  const locale = pageLocale()
  // Only who waits at a bollard is told at once; several phones may have one address.
  const every = (visit: OwnVisit | undefined): number => (visit?.state === 'valid' && !visit.ready ? 4000 : 15_000)
  const query = useOperation(readOwnVisit, { query: { token } }, { every, quiet: true })
  if (isCallError(query.error) && query.error.code === 'not_found' && query.data === undefined)
    return (
      <FrontCard title={t(texts.title)} hint={t(texts.noVisit)}>
        <CallTown />
        <BackLink />
      </FrontCard>
    )
  return (
    <OperationView query={query}>
      {(visit) => {
        const { tone, title } = said(visit)
        const isOpen = visit.state === 'valid' || visit.state === 'coming'
        const isReady = visit.state === 'valid' && visit.ready
        const [day = '', hour] = endText(visit.until_at, locale).split(/, (?=[^,]*$)/)
        return (
          <FrontCard title={t(texts.title)}>
            <Stacked>
              {isReady ? (
                <p role="status" className={styles.goAhead}>
                  <IconCircleCheck size={32} aria-hidden /> {t(title)}
                </p>
              ) : (
                <Notice tone={tone} role="status" title={t(title)}>
                  {visit.reason}
                </Notice>
              )}
              {isOpen && (
                <p className={styles.ticket}>
                  <span className={styles.soft}>{t(texts.validOn, { day })}</span>
                  <strong>{hour}</strong>
                  <Plate plate={formatPlate(visit.plate)} />
                </p>
              )}
              <Facts
                facts={[
                  { label: t(texts.from), value: visit.state === 'coming' && formatInstant(visit.from_at) },
                  { label: t(texts.until), value: !isOpen && endText(visit.until_at, locale) },
                  { label: t(texts.plate), value: !isOpen && <strong>{visit.plate}</strong> },
                  { label: t(texts.where), value: t(visit.zone) },
                  { label: t(texts.number), value: visit.number },
                ]}
              />
              <CallTown />
              {isOpen && (
                <>
                  <p className="hint">{t(texts.behindGlass)}</p>
                  <p className="hint">
                    {t(texts.keepPage)} <CopyButton name={t(texts.pageLink)} value={location.href} />
                  </p>
                </>
              )}
              {visit.may_change && <ChangeVehicle token={token} />}
            </Stacked>
            <BackLink />
          </FrontCard>
        )
      }}
    </OperationView>
  )
}

export const VisitScreen = () => {
  const { pot, token } = useSearch({ from: '/front/obisk' })
  const rules = useOperation(readVisitRules, {}, { enabled: token === undefined, quiet: true })
  const link = textOf(token)
  if (link !== undefined) return <OwnVisitPage key={link} token={link} />
  return (
    <OperationView query={rules}>
      {(known) => {
        if (pot === undefined) return <Door rules={known} />
        if (pot === 'karta' && known.cards) return <CardForm rules={known} />
        if (pot === 'voznja' && known.justify) return <JustifyForm rules={known} />
        return (
          <FrontCard title={t(texts.title)} hint={t(texts.off)}>
            <CallTown />
            <BackLink />
          </FrontCard>
        )
      }}
    </OperationView>
  )
}
