import { ruleTexts } from '@dovolilnice/contract/money/fees/rule-texts'
import { hoursInWords } from '@dovolilnice/contract/parking/window-days'
import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import { periodsOn, tariffOn } from '@dovolilnice/contract/parking/price'
import { pageLocale, readResources, t, today, useParameters, useResource } from '../../platform/kit.ts'
import { lazyPart, validityText } from '../../ui/kit.ts'
import styles from './home.module.css'
import { Prices } from './price-list.tsx'
import { texts } from './texts.ts'
import { listedKinds } from '@dovolilnice/contract/parking/kinds/listed-kinds'
import { IconCamera, IconCar, IconCreditCard, IconPhoneCall } from '@tabler/icons-react'
import { Suspense } from 'react'
import { Steps } from './steps.tsx'

const OpenHours = lazyPart(() => import('./open-hours.tsx').then(({ OpenHours }) => OpenHours))

const Rules = ({ kind }: { kind: PermitKind }) => {
  const feeTariff = useParameters()?.administrative_fees.tariff
  if (feeTariff === undefined) return null
  const tariffs = periodsOn(kind.tariffs, today()).flatMap((period) => tariffOn(kind.tariffs, period, today()) ?? [])
  const rules = ruleTexts(kind, tariffs, feeTariff, today())
  if (rules.length === 0) return null
  return (
    <>
      <h4>{t(texts.rules)}</h4>
      <ul>
        {rules.map((rule) => (
          <li key={rule.sl}>{t(rule)}</li>
        ))}
      </ul>
    </>
  )
}

const KindFacts = ({ kind }: { kind: PermitKind }) => {
  const locale = pageLocale()
  const facts = [
    [t(texts.validity), validityText(kind.validity)],
    [t(texts.vehicles), t(texts.upTo, { count: kind.max_vehicles })],
    [t(texts.hours), hoursInWords(kind.time_windows, locale) || t(texts.allDay)],
    [t(texts.opensBy), kind.openings.map((opening) => t(texts[opening])).join(', ')],
  ]
  return (
    <dl className={styles.kindFacts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const KindDetails = ({ kind }: { kind: PermitKind }) => (
  <details className={styles.kind}>
    <summary>
      <span className={styles.kindName}>{t(kind.name)}</span>
      <Prices kind={kind} />
    </summary>
    <p>{t(kind.description)}</p>
    <Rules kind={kind} />
    <h4>{t(texts.documents)}</h4>
    {kind.documents.length === 0 ? (
      <p>{t(texts.noDocuments)}</p>
    ) : (
      <ul>
        {kind.documents.map((document) => (
          <li key={document.type}>
            <strong>{t(document.name)}</strong>
            {!document.required && ` (${t(texts.ifAny)})`}
            <br />
            {t(document.explanation)}
          </li>
        ))}
      </ul>
    )}
    <KindFacts kind={kind} />
  </details>
)

const PriceCalculator = lazyPart(() => import('./price-calculator.tsx').then(({ PriceCalculator }) => PriceCalculator))

const questions = [
  [texts.q2, texts.a2],
  [texts.q3, texts.a3],
  [texts.q4, texts.a4],
  [texts.q5, texts.a5],
  [texts.q6, texts.a6],
] as const

const Questions = () => {
  const days = useParameters()?.terms.supplement_days ?? 15
  const all = [
    [t(texts.q1), t(texts.a1, { days: t(texts.days, { count: days }) })],
    ...questions.map(([question, answer]) => [t(question), t(answer)]),
  ]
  return (
    <div className={styles.kinds}>
      {all.map(([question, answer]) => (
        <details key={question} className={styles.kind}>
          <summary>
            <span className={styles.kindName}>{question}</span>
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}

const Opening = () => {
  const ways = [
    { icon: <IconCamera size={26} stroke={1.75} aria-hidden />, text: texts.openPlate },
    { icon: <IconCreditCard size={26} stroke={1.75} aria-hidden />, text: texts.openCard },
    { icon: <IconPhoneCall size={26} stroke={1.75} aria-hidden />, text: texts.openCall },
    { icon: <IconCar size={26} stroke={1.75} aria-hidden />, text: texts.openSafety },
  ]
  return (
    <ul className={styles.ways}>
      {ways.map(({ icon, text }) => (
        <li key={text.sl}>
          <span className={styles.taskIcon}>{icon}</span>
          <span>{t(text)}</span>
        </li>
      ))}
    </ul>
  )
}

/** The instructions themselves: on their page, and in the dialog beside a form. */
export const InstructionsText = () => {
  const { data, error } = useResource(readResources)
  const feeTariff = useParameters()?.administrative_fees.tariff
  const kinds = data && listedKinds(data.permit_kinds)
  return (
    <>
      <section className={styles.part}>
        <h2>{t(texts.stepsTitle)}</h2>
        <Steps />
      </section>
      <section className={styles.part} id="vrste">
        <h2>{t(texts.kindsTitle)}</h2>
        <p className={styles.lead}>{t(texts.pricesHow)}</p>
        {kinds === undefined ? (
          <>
            <p role="status" data-needs-script>
              {t(error === null ? texts.kindsWait : texts.unreachable)}
            </p>
            <noscript>
              <div className={styles.priceList}>{`{{html:price_list.${pageLocale()}}}`}</div>
            </noscript>
          </>
        ) : (
          <div className={styles.kinds}>
            {kinds.map((kind) => (
              <KindDetails key={kind.id} kind={kind} />
            ))}
          </div>
        )}
      </section>
      {kinds !== undefined && feeTariff !== undefined && (
        <section className={styles.part} id="izracun">
          <h2>{t(texts.calculator)}</h2>
          <p className={styles.lead}>{t(texts.calculatorHow)}</p>
          <Suspense fallback={null}>
            <PriceCalculator kinds={kinds} feeTariff={feeTariff} />
          </Suspense>
        </section>
      )}
      <section className={styles.part}>
        <h2>{t(texts.openTitle)}</h2>
        <Opening />
        <Suspense fallback={null}>
          <OpenHours />
        </Suspense>
      </section>
      <section className={styles.part}>
        <h2>{t(texts.questionsTitle)}</h2>
        <Questions />
      </section>
    </>
  )
}
