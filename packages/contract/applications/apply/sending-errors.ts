import { fileErrors } from '../../documents/file-errors.ts'
import type { ErrorCode } from '../../errors.ts'

/** What sending an application may be refused for, whoever sends it. */
export const sendingErrors = ['illegal_transition', 'duplicate', 'renewed', ...fileErrors] as const satisfies readonly ErrorCode[]
