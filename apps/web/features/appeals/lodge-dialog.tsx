import { lodgeAppeal } from '@dovolilnice/contract/appeals/operations'
import { useNavigate } from '@tanstack/react-router'
import { t, today } from '../../platform/kit.ts'
import { type BodyOf, fieldsOf } from '../../ui/form/kit.ts'
import { StepDialog } from '../../ui/kit.ts'
import { AppealFields } from './appeal-fields.tsx'
import { texts } from './texts.ts'

const { DayField } = fieldsOf<BodyOf<typeof lodgeAppeal>>()

export interface LodgeAppealProps {
  act: { id: string; number: string }
  /** Who is asked for first. */
  partyName: string
  onClose: () => void
}

export const LodgeAppealDialog = ({ act, partyName, onClose }: LodgeAppealProps) => {
  const navigate = useNavigate()
  return (
    <StepDialog
      title={t(texts.lodgeTitle)}
      subject={act.number}
      about={act.id}
      operation={lodgeAppeal}
      defaults={{
        ...{ act_id: act.id, appellant_name: partyName, by_representative: false, manner: '', lodged_on: '', received_on: today() },
        ...{ text: '', paper_place: '', fee: '', fee_note: '' },
      }}
      submit={t(texts.lodge)}
      done={texts.lodgedDone}
      onClose={onClose}
      onDone={({ id }) => void navigate({ to: '/pritozbe/$id', params: { id } })}
    >
      <AppealFields received={<DayField name="received_on" label={t(texts.receivedOn)} max={today()} />} />
    </StepDialog>
  )
}
