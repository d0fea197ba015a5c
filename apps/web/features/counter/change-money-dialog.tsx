import { addChangeMoney } from '@dovolilnice/contract/counter/add-change-money'
import type { Drawer } from '@dovolilnice/contract/counter/read-drawers'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { MoneyField } from '../../ui/form/inputs/money-field.tsx'
import type { BodyOf } from '../../ui/form/use-operation-form.ts'
import { StepDialog } from '../../ui/record/step-dialog.tsx'
import { texts } from './texts.ts'

/** Puts coins and notes for change into a drawer. */
export const ChangeMoneyDialog = ({ drawer, onClose }: { drawer: Drawer; onClose: () => void }) => {
  const t = useTranslate()
  return (
    <StepDialog
      title={t(texts.addChange)}
      subject={drawer.device}
      operation={addChangeMoney}
      params={{ id: drawer.id }}
      defaults={{ cents: '' }}
      submit={t(texts.addChange)}
      done={texts.changeAdded}
      onClose={onClose}
    >
      <MoneyField<BodyOf<typeof addChangeMoney>> name="cents" label={t(texts.amount)} autoFocus />
    </StepDialog>
  )
}
