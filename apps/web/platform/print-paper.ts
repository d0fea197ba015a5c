import type { Operation, OperationCall } from '@dovolilnice/contract/operation'
import { callForFile } from './calls/call.ts'
import { reportFailure } from './calls/query.ts'
import { openFile } from './save-file.ts'

/** Opens the paper of a record, to be printed. */
export const printPaper = <O extends Operation>(operation: O, id: string): void =>
  void callForFile(operation, { params: { id } } as unknown as OperationCall<O>)
    .then(openFile)
    .catch(reportFailure)
