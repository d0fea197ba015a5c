import { OperationError, fieldError, type RuleName, type ErrorCode } from '@dovolilnice/contract/errors'
import type { Locale } from '@dovolilnice/contract/locale'
import type { Operation } from '@dovolilnice/contract/operation'
import * as contract from '@dovolilnice/contract/documents/upload-limits'
import { fileTypeFromBuffer } from 'file-type'
import { workbookTypeOf } from '../csv/read-sheet.ts'

type Refusal = readonly [code: ErrorCode, rule: RuleName]

/** What the files of a call may be. */
export interface FileKind {
  /** In bytes: of one file, and of all files of a call. */
  fileBytes: number
  totalBytes: number
  files: number
  tooLarge: Refusal
  unsupported: Refusal
  /** The type detected from the content, not from the name; undefined for a type that is not accepted. */
  typeOf(head: Uint8Array): Promise<contract.FileType | undefined>
}

const documentTypeOf = async (head: Uint8Array): Promise<contract.FileType | undefined> => {
  const found = await fileTypeFromBuffer(head)
  const type = found?.mime === 'image/heif' ? 'image/heic' : found?.mime
  return contract.mediaTypes.find((accepted) => accepted === type)
}

/** A statement is text: XML begins with an angle bracket, all other text may be CSV. Whether it can be read shows when it is. */
const statementTypeOf = async (head: Uint8Array): Promise<contract.FileType | undefined> => {
  const found = await fileTypeFromBuffer(head)
  if (found !== undefined && !found.mime.endsWith('xml')) return undefined
  return /^(\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?[\s\0]*</.test(Buffer.from(head.subarray(0, 200)).toString('latin1'))
    ? 'application/xml'
    : 'text/csv'
}

const kinds: Record<NonNullable<Operation['files']>, FileKind> = {
  documents: {
    fileBytes: contract.maximumFileBytes,
    totalBytes: contract.maximumTotalBytes,
    files: contract.maximumFiles,
    tooLarge: ['file_too_large', 'file_too_large'],
    unsupported: ['unsupported_file', 'file_type'],
    typeOf: documentTypeOf,
  },
  statements: {
    fileBytes: contract.maximumStatementBytes,
    totalBytes: contract.maximumStatementBytes,
    files: 1,
    tooLarge: ['validation', 'statement_too_large'],
    unsupported: ['validation', 'statement_other'],
    typeOf: statementTypeOf,
  },
  tables: {
    fileBytes: contract.maximumTableBytes,
    totalBytes: contract.maximumTableBytes,
    files: 1,
    tooLarge: ['validation', 'table_too_large'],
    unsupported: ['validation', 'table_other'],
    typeOf: async (head) => {
      const workbook = workbookTypeOf(head)
      if (workbook !== undefined) return workbook
      return (await statementTypeOf(head)) === 'text/csv' ? 'text/csv' : undefined
    },
  },
}

export const fileKindOf = ({ files = 'documents' }: Operation): FileKind => kinds[files]

export const fileRefusal = ([code, rule]: Refusal, field: string, locale: Locale): OperationError =>
  new OperationError(code, { fields: [fieldError(field, rule, locale)] })
