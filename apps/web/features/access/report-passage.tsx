import type { OwnPassage } from '@dovolilnice/contract/access/own/own-passage-list'
import { reportOwnPassage } from '@dovolilnice/contract/access/own/report-own-passage'
import { formatInstant } from '../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../ui/form/fields.tsx'
import { FormButtons } from '../../ui/form/form-layout.tsx'
import { OperationForm } from '../../ui/form/operation-form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useOperationForm } from '../../ui/form/use-operation-form.ts'
import type { BodyOf } from '../../ui/form/use-operation-form.ts'
import { Modal } from '../../ui/overlays/modal.tsx'
import { ownTexts as texts } from './own-texts.ts'

const { TextAreaField } = fieldsOf<BodyOf<typeof reportOwnPassage>>()

/** Tells the office that a passage was somebody else's. */
export const ReportPassage = ({ passage, onClose }: { passage: OwnPassage; onClose: () => void }) => {
  const t = useTranslate()
  const locale = useLocale()
  const form = useOperationForm(reportOwnPassage, {
    params: { id: passage.id },
    defaults: { remark: '' },
    done: texts.sent,
    onDone: onClose,
  })
  return (
    <Modal opened onClose={onClose} size={520} title={t(texts.reportTitle)}>
      <OperationForm form={form} leaveFreely>
        <p>{t(texts.reportText, { instant: formatInstant(passage.at, locale), gate: passage.device_name })}</p>
        <TextAreaField name="remark" label={t(texts.remark)} maxLength={1000} rows={3} optional />
        <FormButtons>
          <SubmitButton form={form}>{t(texts.send)}</SubmitButton>
        </FormButtons>
      </OperationForm>
    </Modal>
  )
}
