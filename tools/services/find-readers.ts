import { findProgram, installPackages, mayInstall } from './programs.ts'

/** Programs by which tests look at what the product has made, with Debian's package of each. */
const readers = [
  { of: 'the contents of PDFs', programs: ['pdftotext', 'pdfinfo', 'pdftoppm'], from: ['poppler-utils'] },
  { of: 'pictures of documents', programs: ['tesseract'], from: ['tesseract-ocr', 'tesseract-ocr-slv'] },
  { of: 'codes of payment slips', programs: ['zbarimg'], from: ['zbar-tools'] },
]

/** What cannot be read here, with the reason, a sentence each; programs that are missing are installed where that is possible. */
export const missingReaders = async (): Promise<string[]> => {
  const sentences: string[] = []
  for (const { of, programs, from } of readers) {
    const installed = (): boolean => programs.every((program) => findProgram(program) !== undefined)
    if (installed() || (mayInstall() && (await installPackages(...from)) && installed())) continue
    sentences.push(`${of}: no ${programs[0]} is installed (Debian: apt-get install ${from.join(' ')})`)
  }
  return sentences
}
