/** The logger that a gate writes to; a pino logger has this shape. */
export interface GateLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

const line = (level: string, details: object, message: string): string =>
  `${new Date().toISOString()} ${level} ${message} ${Object.keys(details).length > 0 ? JSON.stringify(details) : ''}`.trimEnd()

/** One line for each message on the terminal. */
export const terminalLog: GateLog = {
  info: (details, message) => process.stdout.write(`${line('info', details, message)}\n`),
  warn: (details, message) => process.stdout.write(`${line('warn', details, message)}\n`),
  error: (details, message) => process.stderr.write(`${line('error', details, message)}\n`),
}

/** Warnings and errors only, for gates that run inside another program. */
export const quietLog: GateLog = { ...terminalLog, info: () => {} }

/** An error's message as a detail of a log line. */
export const failure = (error: unknown): { error: string } => ({ error: error instanceof Error ? error.message : String(error) })
