/** The migration that makes the tables of 23 November 2026 at once. Towns of that day have the many in whose place it stands. */
export const baseline = '0165-baseline'

/** Those in whose place it stands. */
export const beforeBaseline: readonly string[] = `
  0000-slovenian-order 0001-people 0002-parking 0003-applications 0004-permits 0005-gates 0006-events 0007-remembered-counts 0008-search
  0009-hourly-permits 0010-versions-of-lots-and-user-types 0011-daily-jobs 0012-documents-that-end-first 0013-paper-without-email
  0014-hyphenated-names 0015-documents-asked-for 0016-applications-of-a-permit 0017-documents-of-the-replaced 0018-permit-secrets
  0019-trigram-search 0020-rights-are-announced 0021-changes-of-lists 0022-names-are-announced 0023-confirmed-addresses 0024-claimed-times
  0025-safe-file-names 0026-unsent-mails 0030-holds-and-bridges 0032-second-factors 0033-server-secrets 0034-known-browsers
  0035-renewed-sessions 0036-policy-of-granted-rights 0037-fees 0038-pro-formas 0039-payments 0040-invoices 0041-fiscal 0042-refunds
  0043-gate-clocks 0044-counter 0046-online-payments 0047-card-refunds 0048-search-of-money 0049-accounting 0050-credit-notes
  0051-papers-of-money-end 0052-acts 0053-act-texts 0054-act-drafts 0055-officials 0058-acts-stay-whole 0059-settled-card-refunds
  0060-service-of-acts 0062-appeals 0064-kinds-of-acts 0065-terms 0066-administrative-fees 0067-event-price 0068-approvals-are-decisions
  0070-further-languages 0071-acts-in-two-languages 0072-exports 0073-export-schedules 0074-heard-in-drafts 0076-numbers-of-the-own-tariff
  0078-remedies-of-acts 0080-fee-calls 0083-coin-machines 0084-machine-alerts 0085-machine-maintenance 0086-machine-emptyings
  0087-chained-trail 0090-retention-runs 0091-subject-requests 0093-open-data 0099-open-data-days 0100-restrictions-by-request
  0102-machine-clock 0103-guarded-forgetting 0104-file-storage 0105-fee-calls-are-acts 0106-fees-by-card 0107-restored-terms
  0108-names-of-places 0112-outbox 0113-mail-sent.concurrent 0115-passages-by-day.concurrent 0116-device-accounts-are-announced
  0117-restrictions-hold-every-write 0118-forgetting-leaves-restricted 0119-application-queue 0122-missed-day-and-merchant
  0124-office-notes-on-restricted 0125-fee-receipts 0126-restitutions-noted 0128-judged-documents 0129-application-notes
  0130-blocks-and-reports 0131-codes-and-sign-ups 0133-group-commands 0134-shift-handovers 0135-imports 0136-addresses
  0142-undo-imports-in-blocks 0144-lost-code-of-restricted 0145-sign-up-type 0146-short-codes 0152-statistics 0154-read-documents
  0158-addresses-by-settlement 0159-bollard-notes 0162-bollards-are-kept 0164-suspensions-on-request 0165-hold-before-a-group
`
  .trim()
  .split(/\s+/)

/** Names of migrations with the baseline in the place of all that it stands for; undefined where only some of those were applied. */
export const withBaseline = (names: readonly string[]): string[] | undefined => {
  const later = names.filter((name) => !beforeBaseline.includes(name))
  if (later.length === names.length) return later
  return names.length - later.length === beforeBaseline.length ? [baseline, ...later] : undefined
}
