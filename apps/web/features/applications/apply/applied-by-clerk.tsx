import { readApplicationPdf } from '@dovolilnice/contract/applications/record/operations'
import { IconPrinter } from '@tabler/icons-react'
import { printPaper, t, today } from '../../../platform/kit.ts'
import { Button, ButtonLink, NoEmail } from '../../../ui/kit.ts'
import { AppliedForm, type AppliedProps } from '../form/applied-form.tsx'
import { clerkTexts } from '../form/clerk-form-texts.ts'
import { FormWording } from '../form/form-wording.ts'
import type { SentApplication } from '../form/use-application-form.ts'
import { SentFrame } from './sent-frame.tsx'

const Entered = ({ sent, onAnother }: { sent: SentApplication; onAnother: () => void }) => (
  <SentFrame
    title={t(clerkTexts.entered)}
    numbered={t(clerkTexts.enteredNumber)}
    number={sent.number}
    ways={
      <>
        <ButtonLink label={t(clerkTexts.openApplication)} to="/vloge/$id" params={{ id: sent.id }} />
        <Button label={t(clerkTexts.print)} look="plain" icon={IconPrinter} onClick={() => printPaper(readApplicationPdf, sent.id)} />
        <Button label={t(clerkTexts.enterAnother)} look="plain" onClick={onAnother} />
      </>
    }
  >
    {sent.email === null ? <NoEmail email={null} /> : <p>{t(clerkTexts.enteredMail, { email: sent.email })}</p>}
  </SentFrame>
)

/** The form as a clerk fills it in for someone: it speaks of the applicant, and asks when the paper came. */
export const AppliedByClerk = ({ defaults, ...options }: Omit<AppliedProps, 'byClerk' | 'after'>) => (
  <FormWording value={clerkTexts}>
    <AppliedForm
      {...options}
      byClerk
      defaults={{ received_on: today(), ...defaults }}
      after={(sent, again) => <Entered sent={sent} onAnother={again} />}
    />
  </FormWording>
)
