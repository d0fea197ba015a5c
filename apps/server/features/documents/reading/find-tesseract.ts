import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { closedEnvironment } from './read-file.ts'

/** Where the recognition of letters is installed, with its Slovenian data; undefined where either is missing. Documents are then read by eye. */
export const findTesseract = async (): Promise<string | undefined> => {
  const program = 'tesseract'
  try {
    const { stdout, stderr } = await promisify(execFile)(program, ['--list-langs'], { timeout: 20_000, env: closedEnvironment() })
    return `${stdout}${stderr}`.split('\n').includes('slv') ? program : undefined
  } catch {
    return undefined
  }
}
