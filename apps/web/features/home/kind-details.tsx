import { ruleTexts } from '@dovolilnice/contract/money/fees/rule-texts'
import { windowsText } from '@dovolilnice/contract/parking/own-hours'
import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import { periodsOn, tariffOn } from '@dovolilnice/contract/parking/price'
import { useParameters } from '../../platform/resources/resources.ts'
import { today } from '../../platform/today.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { validityText } from '../../ui/validity/validity-text.ts'
import styles from './home.module.css'
import { Prices } from './price-list.tsx'
import { texts } from './texts.ts'

/** What the price list says beside the prices. */
const Rules = ({ kind }: { kind: PermitKind }) => {
  const t = useTranslate()
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
  const t = useTranslate()
  const locale = useLocale()
  const facts = [
    [t(texts.validity), validityText(kind.validity, t, locale)],
    [t(texts.vehicles), t(texts.upTo, { count: kind.max_vehicles })],
    [t(texts.hours), windowsText(kind.time_windows) || t(texts.allDay)],
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

/** One kind of permit: for whom, its price, and unfolded its documents and rules. */
export const KindDetails = ({ kind }: { kind: PermitKind }) => {
  const t = useTranslate()
  return (
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
}
