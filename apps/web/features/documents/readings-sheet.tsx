import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import type { ReadComparison, ReadFact, ReadOutcome } from '@dovolilnice/contract/documents/document-reading'
import type { Text } from '@dovolilnice/contract/locale'
import { IconCheck, IconEqualNot, IconMinus } from '@tabler/icons-react'
import { formatDay, t } from '../../platform/kit.ts'
import { Sheet } from '../../ui/kit.ts'
import { type ReadDocument, readDocumentsOf } from './judge-bar.tsx'
import styles from './readings-sheet.module.css'
import { texts } from './texts.ts'

const factNames: Record<ReadFact, Text> = {
  plate: texts.vehicle,
  name: texts.name,
  street: texts.address,
  valid_from: texts.validFrom,
  expires_on: texts.validUntil,
}

const outcomes = {
  differs: { tone: 'bad', label: texts.differs, Icon: IconEqualNot },
  not_found: { tone: 'neutral', label: texts.notFound, Icon: IconMinus },
  agrees: { tone: 'good', label: texts.agrees, Icon: IconCheck },
} as const
const order = Object.keys(outcomes)

const Outcome = ({ outcome }: { outcome: ReadOutcome }) => {
  const { tone, label, Icon } = outcomes[outcome]
  return (
    <span className={styles.outcome} data-tone={tone}>
      <Icon size={16} aria-hidden /> {t(label)}
    </span>
  )
}

const isDay = (fact: ReadFact): boolean => fact === 'valid_from' || fact === 'expires_on'

/** The application's words; where the document says others, both. */
const Words = ({ comparison: { fact, own, found, outcome } }: { comparison: ReadComparison }) => {
  const shown = (words: string): string => (isDay(fact) ? formatDay(words) : words)
  if (outcome !== 'differs' || found === null) return <span className={styles.words}>{shown(own)}</span>
  return (
    <dl className={styles.both}>
      <dt>{t(texts.application)}</dt>
      <dd>{shown(own)}</dd>
      <dt>{t(texts.inDocument)}</dt>
      <dd>{shown(found)}</dd>
    </dl>
  )
}

const Compared = ({ document, reading, comparisons }: ReadDocument) => {
  const name = t(document.type_name)
  const agreed = comparisons.filter(({ outcome }) => outcome === 'agrees')
  return (
    <section aria-label={name}>
      <h3 className={styles.document}>{name}</h3>
      {reading.source === 'none' && <p className="soft">{t(texts.nothingLegible)}</p>}
      {reading.source !== 'none' && reading.pages_read < reading.pages && (
        <p className="soft">{t(texts.firstPages, { read: reading.pages_read, pages: reading.pages })}</p>
      )}
      {reading.source !== 'none' && (
        <ul className="bare">
          {comparisons
            .filter(({ outcome }) => outcome !== 'agrees')
            .toSorted((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome))
            .map((comparison) => (
              <li key={`${comparison.fact} ${comparison.own}`} className={styles.fact} data-outcome={comparison.outcome}>
                <span className="hint">{t(factNames[comparison.fact])}</span>
                <Words comparison={comparison} />
                <Outcome outcome={comparison.outcome} />
              </li>
            ))}
          {agreed.length > 0 && (
            <li className={styles.agreed}>
              <Outcome outcome="agrees" />
              {agreed.map((comparison) => (
                <span key={`${comparison.fact} ${comparison.own}`}>
                  <span className="hint">{t(factNames[comparison.fact])}</span> <Words comparison={comparison} />
                </span>
              ))}
            </li>
          )}
        </ul>
      )}
    </section>
  )
}

/** What a program read from the documents beside what the application says, what differs first. Without anything read there is no such sheet. */
export const ReadingsSheet = ({ application }: { application: ApplicationDetails }) => {
  const read = readDocumentsOf(application).filter(({ reading, comparisons }) => reading.source === 'none' || comparisons.length > 0)
  if (read.length === 0) return null
  return (
    <Sheet title={t(texts.readings)}>
      <p className="soft">{t(texts.readingsAbout)}</p>
      {read.map((one) => (
        <Compared key={one.document.id} {...one} />
      ))}
    </Sheet>
  )
}
