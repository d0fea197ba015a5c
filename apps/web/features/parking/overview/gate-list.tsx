import type { GatePlace } from '@dovolilnice/contract/parking/read-gates'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { gateSign } from '../../../ui/map/gate-sign.ts'
import type { ChoiceProps } from './lot-list.tsx'
import styles from './parking.module.css'
import { texts } from '../texts.ts'

/** The bollards in words: where each stands, and whose permits it lets through. */
export const GateList = ({ gates, chosen, onChoose, elementOf }: ChoiceProps & { gates: readonly GatePlace[] }) => {
  const t = useTranslate()
  if (gates.length === 0) return <p>{t(texts.noGates)}</p>
  return (
    <ul className={styles.places}>
      {gates.map(({ code, name, zone }, index) => (
        <li key={code} id={elementOf(code)} className={styles.gate} data-chosen={chosen === code || undefined}>
          <button type="button" onClick={() => onChoose(code)}>
            <span className={styles.letter}>{gateSign(index)}</span>
            <span>
              {name}
              <span className={styles.soft}> · {zone === null ? t(texts.guardsAll) : t(texts.guards, { zone })}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
