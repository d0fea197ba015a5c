import type { Parameters } from '@dovolilnice/contract/resources/read-parameters'
import type { ReactNode } from 'react'
import { useParameters } from '../../../platform/resources/resources.ts'
import { useMay } from '../../../platform/session/use-session.ts'
import { Stacked } from '../../../ui/sheet.tsx'
import { Part } from '../../../ui/states/part.tsx'
import { AdministrativeFeesForm } from '../administrative-fees-form.tsx'
import { InvoicesForm } from '../invoices-form.tsx'
import { ColoursForm, DeadlinesForm, IdentityForm, LanguagesForm, MoneyForm, PrivacyForm } from '../municipality-forms.tsx'
import { MapForm } from '../map-form.tsx'
import { NoticesForm, WordsForm } from '../municipality-words.tsx'
import { NoticePapers } from '../notice-papers.tsx'

/** The parameters are read at the start of the page; until then a room is empty. */
const WithParameters = ({ children }: { children: (parameters: Parameters) => ReactNode }) => {
  const parameters = useParameters()
  return parameters === undefined ? null : <Stacked>{children(parameters)}</Stacked>
}

export const TownRoom = () => (
  <WithParameters>
    {(parameters) => (
      <>
        <IdentityForm parameters={parameters} />
        <ColoursForm parameters={parameters} />
      </>
    )}
  </WithParameters>
)

export const MapRoom = () => <WithParameters>{(parameters) => <MapForm parameters={parameters} />}</WithParameters>

export const LanguageRoom = () => <WithParameters>{(parameters) => <LanguagesForm parameters={parameters} />}</WithParameters>

export const TermRoom = () => <WithParameters>{(parameters) => <DeadlinesForm parameters={parameters} />}</WithParameters>

export const FeeRoom = () => <WithParameters>{(parameters) => <AdministrativeFeesForm parameters={parameters} />}</WithParameters>

export const MoneyRoom = () => <WithParameters>{(parameters) => <MoneyForm parameters={parameters} />}</WithParameters>

export const InvoiceRoom = () => {
  const may = useMay()
  return (
    <WithParameters>
      {(parameters) => (
        <>
          <InvoicesForm parameters={parameters} />
          {may('accounting:read') && <Part name="LedgerAccountsSheet" props={{}} />}
        </>
      )}
    </WithParameters>
  )
}

export const PrivacyRoom = () => <WithParameters>{(parameters) => <PrivacyForm parameters={parameters} />}</WithParameters>

export const PageRoom = () => <WithParameters>{(parameters) => <WordsForm parameters={parameters} />}</WithParameters>

export const NoticeRoom = () => (
  <WithParameters>
    {(parameters) => (
      <>
        <NoticePapers />
        <NoticesForm parameters={parameters} />
      </>
    )}
  </WithParameters>
)

export const MailRoom = () => <Part name="MailTextsRoom" props={{}} />

export const AddressRoom = () => <Part name="AddressesRoom" props={{}} />

export const ImportRoom = () => <Part name="ImportsRoom" props={{}} />

export const SignInRoom = () => <Part name="SignInPolicySheet" props={{}} />
