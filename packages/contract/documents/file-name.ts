import type { FileType } from './upload-limits.ts'

const extensions: Record<FileType, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
  'application/xml': 'xml',
  'text/csv': 'csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
}

/** Control characters, invisible ones, those that turn the direction of writing, and the ends of lines and paragraphs. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Default_Ignorable_Code_Point}]/gu

/** Characters with a meaning of their own in file systems and shells. */
const reserved = /[<>:"|?*]/g

/** An extension has a letter, so that `račun 12.2026` keeps its year. */
const lastExtension = /\.(?=\p{N}*\p{L})[\p{L}\p{N}]{1,5}$/u

const longestStem = 120

/**
 * The name under which an uploaded file is stored, shown and downloaded: what the sender called it, in visible characters, with the extension of
 * its judged type. `osebna.html` that is a PDF is `osebna.pdf`: opened from a disk, a name decides which program runs.
 * @param given as the sender's browser wrote it; another program may send anything
 */
export const safeFileName = (given: string, type: FileType): string => {
  const visible = given.toWellFormed().normalize('NFC').replace(unseen, '').replace(/\s+/gu, ' ')
  const base = visible.split(/[/\\]/).at(-1) ?? ''
  const stem = [...base.replace(reserved, '-').trim().replace(lastExtension, '')].slice(0, longestStem).join('')
  const trimmed = stem.replace(/^[\s.-]+|[\s.]+$/gu, '')
  return `${/[\p{L}\p{N}]/u.test(trimmed) ? trimmed : 'dokument'}.${extensions[type]}`
}
