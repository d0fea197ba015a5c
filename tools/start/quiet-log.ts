const line = (details: object, message: string): string => `${message} ${JSON.stringify(details)}\n`

/** What the simulated gates write into the product's terminal: trouble alone. */
export const quietLog = {
  info: () => {},
  warn: (details: object, message: string) => process.stderr.write(line(details, message)),
  error: (details: object, message: string) => process.stderr.write(line(details, message)),
}
