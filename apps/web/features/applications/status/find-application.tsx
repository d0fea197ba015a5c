import { openByCode, sendLinkAgain } from '@dovolilnice/contract/applications/link/status-code'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { t } from '../../../platform/kit.ts'
import { type BodyOf, fieldsOf, OperationForm, SubmitButton, useOperationForm } from '../../../ui/form/kit.ts'
import { Notice, Sheet, Stacked } from '../../../ui/kit.ts'
import formStyles from '../form/application-form.module.css'
import { texts } from './find-texts.ts'

const Coded = fieldsOf<BodyOf<typeof openByCode>>()
const Asked = fieldsOf<BodyOf<typeof sendLinkAgain>>()

const ByCode = ({ number }: { number: string }) => {
  const navigate = useNavigate()
  const form = useOperationForm(openByCode, {
    defaults: { number, email: '', code: '' },
    onDone: (link) => void navigate({ to: '/obrazci/parkirna-dovolilnica/stanje', search: link }),
  })
  return (
    <OperationForm form={form} label={t(texts.find)} leaveFreely>
      <Coded.TextField name="number" label={t(texts.number)} description={t(texts.numberExample)} autoCapitalize="characters" />
      <Coded.TextField name="email" type="email" label={t(texts.email)} autoComplete="email" autoCapitalize="none" />
      <Coded.TextField
        name="code"
        label={t(texts.code)}
        description={t(texts.codeExample)}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <div>
        <SubmitButton label={t(texts.show)} form={form} />
      </div>
    </OperationForm>
  )
}

/** The answer is the same for every number and address: the page tells nobody who has applied. What was typed stays, to be checked. */
const LinkAgain = ({ number }: { number: string }) => {
  const [isSent, setIsSent] = useState(false)
  const form = useOperationForm(sendLinkAgain, { defaults: { number, email: '' }, onDone: () => setIsSent(true) })
  return (
    <OperationForm form={form} label={t(texts.again)} leaveFreely>
      <p className="hint">{t(texts.againHint)}</p>
      <Asked.TextField name="number" label={t(texts.number)} description={t(texts.numberExample)} autoCapitalize="characters" />
      <Asked.TextField name="email" type="email" label={t(texts.email)} autoComplete="email" autoCapitalize="none" />
      <div>
        <SubmitButton label={t(texts.againSend)} form={form} />
      </div>
      {isSent && !form.formState.isDirty && form.failure === undefined && (
        <Notice tone="good" role="status">
          {t(texts.againDone)}
        </Notice>
      )}
    </OperationForm>
  )
}

/** For those who come without the mailed link, or with one that does not open. */
export const FindApplication = ({ wrong }: { wrong?: { number: string } }) => {
  const number = wrong?.number ?? ''
  return (
    <Stacked>
      {wrong !== undefined && <Notice tone="bad" role="alert" title={t(texts.wrongLink)} />}
      <Sheet title={t(texts.find)}>
        <div className={formStyles.find}>
          <p className="hint">{t(texts.findHint)}</p>
          <ByCode number={number} />
        </div>
      </Sheet>
      <Sheet title={t(texts.again)}>
        <div className={formStyles.find}>
          <LinkAgain number={number} />
        </div>
      </Sheet>
    </Stacked>
  )
}
