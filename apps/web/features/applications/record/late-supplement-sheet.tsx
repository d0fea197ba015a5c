import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import { takeLateSupplement } from '@dovolilnice/contract/applications/extend/take-late-supplement'
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../../platform/calls/query.ts'
import { confirm } from '../../../platform/confirm.ts'
import { useMay } from '../../../platform/session/use-session.ts'
import { formatInstant } from '../../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import styles from './application-screen.module.css'
import { texts } from '../texts.ts'

/** A supplement that came before the order of dismissal was served, and the way to take it; nothing where none did. */
export const LateSupplementSheet = ({ application }: { application: ApplicationDetails }) => {
  const t = useTranslate()
  const locale = useLocale()
  const may = useMay()
  const client = useQueryClient()
  const { mutate, isPending } = useAction(takeLateSupplement, { done: texts.lateTaken })
  const { id, version, late_supplement_at: at, status } = application
  if (at === null || status !== 'dismissed') return null
  const take = async () => {
    const asked = { title: texts.lateTitle, text: texts.takeLateText, action: texts.takeLate }
    if (await confirm(asked)) mutate({ params: { id }, body: { version } }, { onError: () => void client.invalidateQueries() })
  }
  return (
    <Sheet title={t(texts.lateTitle)} tone="warning">
      <p className={styles.soft}>{t(texts.lateText, { at: formatInstant(at, locale) })}</p>
      {may('applications:decide') && (
        <div>
          <Button busy={isPending} onClick={() => void take()}>
            {t(texts.takeLate)}
          </Button>
        </div>
      )}
    </Sheet>
  )
}
