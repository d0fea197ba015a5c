import type { ConflictDetails } from '@dovolilnice/contract/applications/application-step'
import { actionSentence } from '@dovolilnice/contract/events/action-sentences'
import { formatInstant } from '../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/button.tsx'
import { FormButtons } from '../../ui/form/form-layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { fieldLabel } from '../../ui/history/spoken-changes.ts'
import styles from './application-screen.module.css'
import { texts } from './texts.ts'

interface ConflictProps {
  conflict: ConflictDetails
  /** Goes on with what this clerk wanted, on the version that is there now. */
  onProceed: (version: number) => void
  onLook: () => void
}

/** Who changed what since this clerk looked, and the choice between looking first and going on. */
export const ConflictNotice = ({ conflict, onProceed, onLook }: ConflictProps) => {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <Notice tone="warning" role="alert" title={t(texts.conflictTitle)}>
      <ul className={styles.changes}>
        {conflict.changes.map(({ at, action, actor_name: who, fields }) => (
          <li key={`${at} ${action}`}>
            <strong>{actionSentence(action, locale)}</strong> · {who} · {formatInstant(at, locale)}
            {fields.length > 0 && <div>{t(texts.conflictFields, { fields: fields.map((field) => fieldLabel(field, 'application', { t })).join(', ') })}</div>}
          </li>
        ))}
      </ul>
      <p>{t(texts.conflictHow)}</p>
      <FormButtons>
        <Button look="plain" small onClick={onLook}>
          {t(texts.lookFirst)}
        </Button>
        <Button small onClick={() => onProceed(conflict.version)}>
          {t(texts.proceed)}
        </Button>
      </FormButtons>
    </Notice>
  )
}
