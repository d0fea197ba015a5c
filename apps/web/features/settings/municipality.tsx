import { useParameters } from '../../platform/resources/resources.ts'
import { useMay } from '../../platform/session/use-session.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Columns, Stacked } from '../../ui/sheet.tsx'
import { Part } from '../../ui/states/part.tsx'
import { InvoicesForm } from './invoices-form.tsx'
import { AdministrativeFeesForm } from './administrative-fees-form.tsx'
import { ColoursForm, DeadlinesForm, IdentityForm, LanguagesForm, MoneyForm, PrivacyForm } from './municipality-forms.tsx'
import { WordsForm } from './municipality-words.tsx'
import { NoticePapers } from './notice-papers.tsx'
import { texts } from './municipality-texts.ts'

/** What the municipality says about itself, each part saved on its own. */
export const Municipality = () => {
  const t = useTranslate()
  const may = useMay()
  const parameters = useParameters()
  if (parameters === undefined) return null
  return (
    <section aria-label={t(texts.municipality)}>
      <Stacked>
        <IdentityForm parameters={parameters} />
        <Columns least="24rem">
          <ColoursForm parameters={parameters} />
          <LanguagesForm parameters={parameters} />
          <DeadlinesForm parameters={parameters} />
        </Columns>
        <AdministrativeFeesForm parameters={parameters} />
        <MoneyForm parameters={parameters} />
        <InvoicesForm parameters={parameters} />
        {may('accounting:read') && <Part name="LedgerAccountsSheet" props={{}} />}
        <PrivacyForm parameters={parameters} />
        <WordsForm parameters={parameters} />
        <NoticePapers />
      </Stacked>
    </section>
  )
}
