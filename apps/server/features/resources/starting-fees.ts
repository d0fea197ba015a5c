import type { AdministrativeFees } from '@dovolilnice/contract/money/fees/administrative-fee'

/**
 * The fees that a town starts from: an application on paper (tariff number 1 of ZUT, which an electronic one does not pay) and the decision (number 3).
 * Amounts and grounds are the town's to check and to change.
 */
export const startingFees: AdministrativeFees = {
  tariff: [
    {
      tariff_number: '1',
      name: { sl: 'vloga', en: 'application' },
      valid_from: '2020-01-01',
      electronic_cents: 0,
      paper_cents: 450,
    },
    {
      tariff_number: '3',
      name: { sl: 'odločba', en: 'decision' },
      valid_from: '2020-01-01',
      electronic_cents: 1810,
      paper_cents: 1810,
    },
  ],
  exemptions: [
    {
      code: 'social_assistance',
      name: { sl: 'Prejemnik denarne socialne pomoči ali varstvenega dodatka', en: 'Recipient of social assistance or income support' },
    },
    { code: 'public_body', name: { sl: 'Državni organ, občina ali javni zavod', en: 'State body, municipality or public institution' } },
    { code: 'humanitarian', name: { sl: 'Humanitarna ali invalidska organizacija', en: 'Humanitarian or disability organisation' } },
    { code: 'by_law', name: { sl: 'Druga oprostitev po zakonu', en: 'Another exemption by law' } },
  ],
  iban: '',
  budget_user_code: '',
  account_code: '7111002',
  due_days: 8,
  required: false,
}
