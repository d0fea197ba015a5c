import { csvBlock, csvStart } from '@dovolilnice/contract/exports/csv'
import type { ImportSubject } from '@dovolilnice/contract/imports/import'
import { importColumns } from '@dovolilnice/contract/imports/import-columns'
import { addDays } from '@dovolilnice/contract/primitives/local-day'
import { useResources } from '../../platform/resources/resources.ts'
import { saveFile } from '../../platform/save-file.ts'
import { today, formatDay, useLanguage } from '../../platform/translate/translate.ts'
import { texts } from './texts.ts'

/** What fits none of the town's lists is the same in every template. */
const example: Readonly<Record<string, string>> = {
  email: 'ana.novak@example.com',
  name: 'Ana Novak',
  street: 'Lipova ulica 9',
  post_code: '1000',
  city: 'Ljubljana',
  phone: '041 123 456',
  plates: 'LJ AB-123',
}

/** Saves a file with the columns of an import and one row as an example, in the words of this town and language. */
export const useTemplate = (subject: ImportSubject): (() => void) => {
  const { t, locale } = useLanguage()
  const resources = useResources()
  return () => {
    const kind = resources?.permit_kinds[0]
    const type = resources?.user_types.find(
      ({ code }) => kind === undefined || kind.user_types.length === 0 || kind.user_types.includes(code),
    )
    const lot = resources?.parking_lots.find(({ id }) =>
      resources.user_type_parking_lots.some((pair) => pair.parking_lot_id === id && pair.user_type_code === type?.code),
    )
    const row: Readonly<Record<string, string>> = {
      ...example,
      kind: kind === undefined ? '' : t(kind.name),
      lot: lot === undefined ? '' : t(lot.name),
      user_type: type === undefined ? '' : t(type.name),
      valid_from: formatDay(today(), locale),
      last_day: formatDay(addDays(today(), 364), locale),
    }
    const columns = importColumns[subject]
    const content = csvStart + csvBlock([columns.map(({ title }) => t(title)), columns.map(({ key }) => row[key] ?? '')])
    saveFile(
      new File([content], `${t(texts.templateName)}-${t(texts[subject])}.csv`.toLowerCase().replaceAll(/[\s,]+/g, '-'), {
        type: 'text/csv;charset=utf-8',
      }),
    )
  }
}
