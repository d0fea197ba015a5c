import type { KeptBollard } from '@dovolilnice/contract/bollards/keep/read-bollards'
import { retireBollard } from '@dovolilnice/contract/bollards/keep/retire-bollard'
import { returnBollard } from '@dovolilnice/contract/bollards/keep/return-bollard'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../../ui/form/fields.tsx'
import type { BodyOf } from '../../../ui/form/use-operation-form.ts'
import { StepDialog } from '../../../ui/record/step-dialog.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { texts } from './keep-texts.ts'

const { TextField } = fieldsOf<BodyOf<typeof retireBollard>>()

/** Takes a bollard out of use, or puts it back. */
export const InUseDialog = ({ bollard, onClose }: { bollard: KeptBollard; onClose: () => void }) => {
  const t = useTranslate()
  const { active, code, name, version, standing } = bollard
  const words = active
    ? { title: texts.retire, text: texts.retireText, done: texts.retireDone }
    : { title: texts.putBack, text: texts.putBackText, done: texts.putBackDone }
  return (
    <StepDialog
      title={t(words.title)}
      subject={name}
      operation={active ? retireBollard : returnBollard}
      params={{ code }}
      about={`${code} ${version}`}
      defaults={{ reason: '', version }}
      submit={t(words.title)}
      danger={active}
      done={words.done}
      onClose={onClose}
    >
      <p>{t(words.text)}</p>
      {active && standing === 'offline' && <Notice tone="warning">{t(texts.retireOffline)}</Notice>}
      <TextField name="reason" label={t(texts.reason)} maxLength={2000} />
    </StepDialog>
  )
}
