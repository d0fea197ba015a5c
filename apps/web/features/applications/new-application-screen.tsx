import { createApplication } from '@dovolilnice/contract/applications/create-application'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { AppliedForm } from './applied-form.tsx'
import { texts } from './form-texts.ts'
import type { SentApplication } from './use-application-form.ts'

const OpenApplication = ({ sent }: { sent: SentApplication }) => {
  const t = useTranslate()
  return (
    <ButtonLink to="/vloge/$id" params={{ id: sent.id } as never}>
      {t(texts.openApplication)}
    </ButtonLink>
  )
}

/** The way on for a clerk: to the application that was entered. */
export const toApplication = (sent: SentApplication) => <OpenApplication sent={sent} />

/** A clerk enters what came on paper. */
export const NewApplicationScreen = () => <AppliedForm operation={createApplication} byClerk way={toApplication} />
