import type { ErrorCode } from '../errors.ts'

/** What a call that sends files may be refused for. */
export const fileErrors = ['file_too_large', 'unsupported_file', 'unsupported_media', 'malformed'] as const satisfies readonly ErrorCode[]
