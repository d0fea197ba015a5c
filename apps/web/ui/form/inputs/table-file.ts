import { maximumTableBytes } from '@dovolilnice/contract/documents/upload-limits'
import { ruleSentences } from '@dovolilnice/contract/errors'
import { z } from 'zod/mini'
import type { FileRules } from './check-files.ts'

export const tableFileSchema = z.array(z.instanceof(File)).check(z.minLength(1, 'table_missing'), z.maxLength(1))

export const tableFileRules: FileRules = {
  choose: { sl: 'Izberi datoteko', en: 'Choose a file' },
  accept: '.csv,.txt,.xlsx,.ods,text/csv,text/plain',
  fault: ({ size }) => {
    if (size === 0) return ruleSentences.file_empty
    return size > maximumTableBytes ? ruleSentences.file_too_large : undefined
  },
  most: 1,
}
