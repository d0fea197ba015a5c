import { readFiscalStatus, registerBusinessPremise } from '@dovolilnice/contract/invoices/fiscal/fiscal'
import type { BusinessPremise } from '@dovolilnice/contract/invoices/premises/premises'
import { fiscalErrorOf } from '@dovolilnice/contract/money/fiscal-errors'
import { IconShieldCheck } from '@tabler/icons-react'
import { formatInstant, showSnackbar, t, useAction, useOperation } from '../../platform/kit.ts'
import { Button, Facts, Notice } from '../../ui/kit.ts'
import { fiscalTexts as texts } from './fiscal-texts.ts'
import styles from './invoices.module.css'

/** Why the tax authority did not take the premise, and what to do, as the end of a sentence. */
const reasonOf = (error: string): string => {
  if (error === 'unreachable') return t(texts.noAnswer)
  if (error === 'untrusted') return t(texts.noTrust)
  const known = fiscalErrorOf(error)
  return known ? `${error}. ${t(known.meaning)} ${t(known.advice)}` : `${error}. ${t(texts.unknownCode)}`
}

/** Whether the tax authority knows a premise as it is now; absent in a town without a link to it. */
export const PremiseRegistration = ({ premise, mayRegister }: { premise: BusinessPremise; mayRegister: boolean }) => {
  const link = useOperation(readFiscalStatus, {}, { quiet: true }).data?.link ?? null
  const register = useAction(registerBusinessPremise, {
    onDone: ({ outcome }) => outcome === 'confirmed' && showSnackbar(texts.registeredDone, { tone: 'good' }),
  })
  if (link === null) return null
  const { registered_at: at, registration_error: error } = premise
  return (
    <div className={styles.fiscal}>
      {at !== null && <Facts facts={[{ label: t(texts.registration), value: t(texts.registered, { at: formatInstant(at) }) }]} />}
      {at === null && error === null && (
        <Notice tone="warning" title={t(texts.unregistered)}>
          {t(texts.unregisteredText)}
        </Notice>
      )}
      {error !== null && <Notice tone="bad" title={t(texts.registrationFailed, { why: reasonOf(error) })} />}
      {mayRegister && (at === null || error !== null) && (
        <div>
          <Button
            label={t(texts.register)}
            look="plain"
            icon={IconShieldCheck}
            busy={register.isPending}
            onClick={() => register.mutate({ params: { id: premise.id }, body: {} })}
          />
        </div>
      )}
    </div>
  )
}
