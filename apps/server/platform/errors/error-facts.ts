const propertyOf = (error: unknown, name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined)

/** The code of a system's or a library's error, for instance `ENOENT`; undefined where it has none. */
export const errorCode = (error: unknown): string | undefined => {
  const code = propertyOf(error, 'code')
  return typeof code === 'string' ? code : undefined
}

/** The code of the system's error that a mail library has put its own code on; undefined where there is none. */
export const originalCode = (error: unknown): string | undefined => {
  const code = propertyOf(error, 'originalCode')
  return typeof code === 'string' ? code : undefined
}

/** The command of SMTP that was answered by an error, for instance `RCPT TO`. */
export const errorCommand = (error: unknown): string | undefined => {
  const command = propertyOf(error, 'command')
  return typeof command === 'string' ? command : undefined
}

/** A status that a library put on its error under this name: of HTTP (`statusCode`), of SMTP (`responseCode`). */
export const errorStatus = (error: unknown, name: 'statusCode' | 'responseCode'): number | undefined => {
  const status = propertyOf(error, name)
  return typeof status === 'number' ? status : undefined
}

/** What an error says, whatever was thrown. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const depth = 5

/** The error and its chain of causes, outermost first. */
export const chainOf = (error: unknown): Error[] => {
  const chain: Error[] = []
  for (let link = error; link instanceof Error && chain.length < depth; link = link.cause) chain.push(link)
  return chain
}

/** The file system refused to write because the disk or the account's quota is full. */
export const isDiskFull = (error: unknown): boolean => chainOf(error).some((link) => ['ENOSPC', 'EDQUOT'].includes(errorCode(link) ?? ''))
