/** Hands a file to the browser's own download. */
export const saveFile = (file: File): void => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Opens a file (a PDF) in a new tab; where the browser forbids that, it is saved. */
export const openFile = (file: File): void => {
  const url = URL.createObjectURL(file)
  // With `noopener` the answer would always be null. What opens is a PDF of ours, in the browser's own viewer: it has no script to look back.
  if (window.open(url, '_blank') === null) saveFile(file)
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
