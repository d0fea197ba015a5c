import { statementMappingSchema } from '@dovolilnice/contract/payments/mappings/statement-mapping'
import type { Row } from '../../../../platform/database/tables.ts'
import type { Town } from '../../town.ts'

const titles = [
  'Datum knjiženja',
  'Datum valute',
  'Naziv partnerja',
  'Račun partnerja',
  'Sklic v dobro',
  'Namen',
  'V breme',
  'V dobro',
  'ID prometa',
]

const mapping = statementMappingSchema.parse({
  encoding: 'windows-1250',
  delimiter: ';',
  skipped_lines: 0,
  decimal_sign: ',',
  date_form: 'D.M.YYYY',
  columns: {
    booked_on: 'Datum knjiženja',
    amount: 'V dobro',
    debit: 'V breme',
    reference: 'Sklic v dobro',
    payer_name: 'Naziv partnerja',
    payer_iban: 'Račun partnerja',
    purpose: 'Namen',
    bank_reference: 'ID prometa',
  },
})

/** How the CSV exports of the town's invented bank are read. */
export const demoMapping = ({ random, now }: Town): Row<'statement_mapping'> => ({
  id: random.id(now),
  name: 'Banka Lipograd (izmišljena)',
  mapping: { ...mapping, titles },
  created_at: now,
  updated_at: now,
  version: 1,
})
