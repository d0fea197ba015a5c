import { findProgram, installPackages, mayInstall } from './programs.ts'

const installed = (): boolean => findProgram('pdftotext') !== undefined && findProgram('pdfinfo') !== undefined

/** The readers of PDF that tests look at documents with; undefined when they are here, or the sentence what is missing. */
export const missingPoppler = async (): Promise<string | undefined> => {
  if (installed() || (mayInstall() && (await installPackages('poppler-utils')) && installed())) return undefined
  return 'no pdftotext is installed (Debian: apt-get install poppler-utils)'
}
