/** A backup cannot be made, read or restored, and the person at the terminal can do something about it. Its message is what to print. */
export class BackupError extends Error {
  override name = 'BackupError'
}
