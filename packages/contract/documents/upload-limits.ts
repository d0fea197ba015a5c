const megabyte = 1024 * 1024

/** One file may have 10 MB, all files of a submission together 25 MB. */
export const maximumFileBytes = 10 * megabyte
export const maximumTotalBytes = 25 * megabyte
export const maximumFiles = 20

/** A bank statement; one with 10,000 payments has about 12 MB. */
export const maximumStatementBytes = 50 * megabyte

/** A table of people, permits or addresses: CSV or a workbook. */
export const maximumTableBytes = 20 * megabyte

/** The accepted types, detected from the content, not from the file name. */
export const mediaTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/heic'] as const
export type MediaType = (typeof mediaTypes)[number]

/** Beside documents, files that are read and not kept: bank statements and tables. */
export type FileType =
  | MediaType
  | 'application/xml'
  | 'text/csv'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  | 'application/vnd.oasis.opendocument.spreadsheet'
