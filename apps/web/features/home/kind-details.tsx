import { windowsText } from '@dovolilnice/contract/parking/own-hours'
import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { validityText } from '../../ui/validity/validity-text.ts'
import styles from './home.module.css'
import { Prices } from './price-list.tsx'
import { texts } from './texts.ts'

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
