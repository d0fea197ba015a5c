import { keysOf } from '../keys-of.ts'
import type { Text } from '../locale.ts'

export const exportStatusLabels = {
  waiting: { sl: 'Čaka', en: 'Waiting' },
  running: { sl: 'V pripravi', en: 'In preparation' },
  done: { sl: 'Pripravljen', en: 'Ready' },
  failed: { sl: 'Neuspel', en: 'Failed' },
  cancelled: { sl: 'Preklican', en: 'Cancelled' },
  expired: { sl: 'Potekel', en: 'Expired' },
} as const satisfies Record<string, Text>

export const exportStatuses = keysOf(exportStatusLabels)
export type ExportStatus = keyof typeof exportStatusLabels

/** What may be done with an export; the steps allowed to the caller travel with each row. */
export const exportSteps = ['download', 'cancel', 'retry', 'schedule', 'delete'] as const
export type ExportStep = (typeof exportSteps)[number]

const stepsOf: Record<ExportStatus, readonly ExportStep[]> = {
  waiting: ['cancel'],
  running: ['cancel'],
  done: ['download', 'schedule', 'delete'],
  failed: ['retry', 'delete'],
  cancelled: ['retry', 'delete'],
  expired: ['retry', 'schedule', 'delete'],
}

/** Whether an export in this status takes the step. */
export const takesStep = (status: ExportStatus, step: ExportStep): boolean => stepsOf[status].includes(step)

/** Why no file was made. */
export const exportFailureLabels = {
  forbidden: {
    sl: 'Seznama ne smete več videti. Obrnite se na skrbnika.',
    en: 'You may no longer see the list. Ask an administrator.',
  },
  gone: {
    sl: 'Zapis, katerega seznam je to, ali sam seznam ne obstaja več.',
    en: 'The list, or the record that it belongs to, no longer exists.',
  },
  invalid: {
    sl: 'Filtri ali stolpci niso več veljavni. Odprite seznam in ga izvozite znova.',
    en: 'The filters or columns are no longer valid. Open the list and export it again.',
  },
  too_many_rows: {
    sl: 'PDF ima lahko največ 5000 zapisov. Zožite izbor s filtri ali izberite XLSX ali CSV.',
    en: 'A PDF may have at most 5,000 records. Narrow the filters or choose XLSX or CSV.',
  },
  storage_full: {
    sl: 'Strežniku je zmanjkalo prostora. Poskusite znova pozneje ali obvestite skrbnika.',
    en: 'The server has run out of space. Try again later or tell an administrator.',
  },
  internal: {
    sl: 'Prišlo je do napake na strežniku. Poskusite znova; če se ponovi, obvestite skrbnika.',
    en: 'The server failed. Try again; if it happens again, tell an administrator.',
  },
} as const satisfies Record<string, Text>

export const exportFailures = keysOf(exportFailureLabels)
export type ExportFailure = keyof typeof exportFailureLabels
