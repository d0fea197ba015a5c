import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether zbarimg and pdftoppm are here; tests that read codes say that they are skipped otherwise. */
export const canReadCodes = ['zbarimg', 'pdftoppm'].every((program) => {
  try {
    execFileSync(program, [program === 'zbarimg' ? '--version' : '-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})

/**
 * The QR code in a picture, as a reader of codes decodes it: in UTF-8, from the alphabet that the code names.
 * @param picture a PNG file
 */
export const codeInPicture = (picture: Uint8Array): string => {
  const folder = mkdtempSync(join(tmpdir(), 'codes-'))
  const file = join(folder, 'page.png')
  writeFileSync(file, picture)
  const options = ['--quiet', '--raw', '--oneshot', '-Sdisable', '-Sqrcode.enable', '-Sbinary']
  const read = execFileSync('zbarimg', [...options, file], { stdio: ['ignore', 'pipe', 'ignore'] })
  rmSync(folder, { recursive: true })
  return read.toString('utf8')
}

/** The QR code on a page of a PDF, read from the page's picture at 300 dots an inch. */
export const codeOnPage = (pdf: Uint8Array, page = 1): string =>
  codeInPicture(execFileSync('pdftoppm', ['-r', '300', '-f', String(page), '-png', '-singlefile', '-'], { input: pdf, maxBuffer: 1 << 28 }))
