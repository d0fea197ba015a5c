/** A fault of the surroundings that the person who started the product can mend. Its message is the line to print. */
export class PlainError extends Error {
  override name = 'PlainError'
}

/** Errors that the product raises with a message made for the terminal. */
const saidPlainly = new Set([
  'BackupError',
  'CertificateError',
  'ConfigError',
  'DatabaseLockedError',
  'DatabaseUnavailableError',
  'DemoTownError',
  'ForeignStorageError',
  'MigrationError',
  'PlainError',
  'ResetRefusedError',
  'TrailNotReadyError',
  'StorageError',
])

const sentences: Record<string, (error: NodeJS.ErrnoException & { address?: string; port?: number }) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port ?? ''} is in use: end the other program, or choose another port with PORT.`,
  EADDRNOTAVAIL: ({ address }) => `This machine has no address ${address ?? ''}: choose another with HOST.`,
  EACCES: ({ path, address, port }) =>
    path
      ? `${path} may not be written.`
      : `Port ${port ?? ''} of ${address ?? 'this machine'} needs more rights: choose one above 1023 with PORT.`,
  EROFS: ({ path }) => `${path ?? 'The data folder'} is on a read-only disk.`,
  ENOSPC: ({ path }) => `No space is left for ${path ?? 'the data folder'}.`,
  ECONNREFUSED: ({ address, port }) =>
    `Nothing answers at ${address ?? 'the address'}:${port ?? ''}: is the server of DATABASE_URL or MQTT_URL running?`,
  ENOTFOUND: (error) => `The host of DATABASE_URL or MQTT_URL is unknown: ${error.message}`,
  '28P01': ({ message }) => `The database refuses the account of DATABASE_URL: ${message}`,
  '28000': ({ message }) => `The database refuses the account of DATABASE_URL: ${message}`,
  '3D000': ({ message }) => `The database of DATABASE_URL does not exist: ${message}`,
}

/** One line for the terminal, or undefined for an error that nobody foresaw: then the stack is worth reading. */
export const plainSentence = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined
  if (saidPlainly.has(error.name)) return error.message
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return sentences[code]?.(error)
}

/** A part of the build is missing, or not whole: not the program's doing. */
export const brokenBuild = (error: unknown): string | undefined => {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
  if (!isMissing && !(error instanceof SyntaxError)) return undefined
  return `The build of the server is broken (${error.message}): remove the folder dist, and it is built anew.`
}
