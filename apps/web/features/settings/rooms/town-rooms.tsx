import type { NoticePaperName } from '@dovolilnice/contract/notices/notice-papers'
import { readNoticePaper } from '@dovolilnice/contract/notices/sign-texts'
import { IconPrinter } from '@tabler/icons-react'
import { callForFile, openFile, reportFailure, t, useMay, useParameters } from '../../../platform/kit.ts'
import { Button, Part, Sheet, Stacked } from '../../../ui/kit.ts'
import { type BodyOf, fieldsOf, FormButtons, LinesField } from '../../../ui/form/kit.ts'
import { texts } from '../municipality-texts.ts'
import type { Parameters, updateParameters } from '@dovolilnice/contract/resources/operations'
import {
  ColoursForm,
  DeadlinesForm,
  IdentityForm,
  LanguagesForm,
  MoneyForm,
  type OfParameters,
  PartForm,
  PrivacyForm,
  RetentionForm,
} from '../municipality-forms.tsx'
import type { ReactNode } from 'react'
import { AdministrativeFeesForm } from '../administrative-fees-form.tsx'
import { MapForm } from '../map-form.tsx'
import { NoticesForm, WordsForm } from '../municipality-words.tsx'

const papers = [
  { paper: 'gate-sign', label: texts.gateSign },
  { paper: 'privacy', label: texts.privacyPaper },
] as const

/** The notices that the municipality prints, made of the texts that are saved. */
const NoticePapers = () => {
  const print = (paper: NoticePaperName) => void callForFile(readNoticePaper, { params: { paper } }).then(openFile).catch(reportFailure)
  return (
    <Sheet title={t(texts.noticePapers)}>
      <p className="hint">{t(texts.noticePapersHow)}</p>
      <FormButtons>
        {papers.map(({ paper, label }) => (
          <Button label={t(label)} key={paper} look="plain" icon={IconPrinter} onClick={() => print(paper)} />
        ))}
      </FormButtons>
    </Sheet>
  )
}

type Values = BodyOf<typeof updateParameters>

const { CheckboxField, TextField } = fieldsOf<Values>()

const InvoicesForm = ({ parameters: { invoices } }: OfParameters) => (
  <PartForm title={texts.invoices} how={texts.invoicesHow} part={{ invoices }}>
    <CheckboxField name="invoices.send_on_issue" label={t(texts.sendOnIssue)} />
    <CheckboxField name="invoices.attach_xml" label={t(texts.attachXml)} />
    <CheckboxField name="invoices.vat_payer" label={t(texts.vatPayer)} description={t(texts.vatPayerHint)} />
    <TextField name="invoices.vat_clause" label={t(texts.vatClause)} description={t(texts.vatClauseHint)} optional />
    <LinesField<Values> name="invoices.budget_users" label={t(texts.budgetUsers)} description={t(texts.oneEachLine)} optional />
  </PartForm>
)

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

export const PrivacyRoom = () => (
  <WithParameters>
    {(parameters) => (
      <>
        <PrivacyForm parameters={parameters} />
        <RetentionForm parameters={parameters} />
      </>
    )}
  </WithParameters>
)

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

export const ProgramRoom = () => <Part name="ProgramsRoom" props={{}} />

export const ImportRoom = () => <Part name="ImportsRoom" props={{}} />

export const SignInRoom = () => <Part name="SignInPolicySheet" props={{}} />
