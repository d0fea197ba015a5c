import { previewedBytes } from '@dovolilnice/contract/payments/mappings/preview-statement'

const newLine = 0x0a
/** `<`, where XML begins, also behind a byte order mark or in UTF-16. */
const isXml = (head: Uint8Array): boolean => head.subarray(0, 64).find((byte) => byte > 0x20 && byte < 0x80) === 0x3c

/** The last line of a part of a file may be cut: it is left out. */
const wholeLines = (head: Uint8Array, isPart: boolean): Uint8Array => {
  const end = head.lastIndexOf(newLine)
  return isPart && end > 0 ? head.subarray(0, end + 1) : head
}

const base64Of = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** The beginning of a CSV file in base64; null for a file of XML, which needs no mapping. */
export const readHead = async (file: File): Promise<string | null> => {
  const head = new Uint8Array(await file.slice(0, previewedBytes).arrayBuffer())
  return isXml(head) ? null : base64Of(wholeLines(head, file.size > head.length))
}
