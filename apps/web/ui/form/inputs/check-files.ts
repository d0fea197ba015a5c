import { maximumFileBytes, mediaTypes } from '@dovolilnice/contract/documents/upload-limits'
import { pageErrors, ruleSentences } from '@dovolilnice/contract/errors'
import type { Text } from '@dovolilnice/contract/locale'
import { texts } from '../texts.ts'

/** Some phones give HEIC pictures no type; the name then has to do. The server judges by the content. */
const accepted = (file: File): boolean => mediaTypes.some((type) => type === file.type) || /\.(pdf|jpe?g|png|hei[cf])$/i.test(file.name)

/** Why a file cannot be sent, or undefined: told before it is uploaded, not after. */
const fileFault = (file: File): Text | undefined => {
  if (file.size === 0) return ruleSentences.file_empty
  if (file.size > maximumFileBytes) return pageErrors.file_too_large
  return accepted(file) ? undefined : pageErrors.unsupported_file
}

/** What the files of a field may be: as the browser's file dialog is told, why one is refused, and how many there may be. */
export interface FileRules {
  /** What may be chosen, in words. */
  choose: Text
  accept: string
  fault(file: File): Text | undefined
  /** The same by the first bytes of the file, which take a moment to read. */
  contentFault?(file: File): Promise<Text | undefined>
  most?: number
}

/** How the files begin that the server takes; a picture in HEIC has its mark after four bytes. */
const beginnings = ['%PDF-', 'ÿØÿ', '\u0089PNG', 'ftyp']

/** A name and a type may say anything. What cannot be read here is left to the server. */
const contentFault = async (file: File): Promise<Text | undefined> => {
  const bytes = await file
    .slice(0, 1024)
    .arrayBuffer()
    .catch(() => undefined)
  if (bytes === undefined) return undefined
  const head = String.fromCharCode(...new Uint8Array(bytes))
  return beginnings.some((beginning) => head.includes(beginning)) ? undefined : pageErrors.unsupported_file
}

export const documentFiles: FileRules = { choose: texts.chooseFiles, accept: mediaTypes.join(','), fault: fileFault, contentFault }

/** A copy that the server marks: no HEIC, and a phone that is not offered it sends a JPEG instead. */
export const markedFiles: FileRules = { ...documentFiles, accept: mediaTypes.slice(0, 3).join(',') }

/** `2,4 MB`, `310 kB`. */
export const fileSize = (bytes: number, locale: string): string =>
  bytes >= 1_000_000
    ? `${(bytes / 1_000_000).toLocaleString(locale, { maximumFractionDigits: 1 })} MB`
    : `${Math.max(1, Math.round(bytes / 1000))} kB`
