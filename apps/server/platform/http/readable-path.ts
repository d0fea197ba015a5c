/** The longest part between two slashes; ids, tokens and codes are far shorter. */
export const longestPathPart = 300

/** Empty, `.` and `..` parts, backslashes and control characters: no address of the product has them, and no file may be looked for by them. */
const oddPath = /\/\/|(^|\/)\.{1,2}(\/|$)|\\|\p{Cc}/u

const isReadable = (path: string): boolean => {
  try {
    const decoded = decodeURIComponent(path)
    return decoded.isWellFormed() && !oddPath.test(decoded) && path.split('/').every((part) => part.length <= longestPathPart)
  } catch {
    return false
  }
}

/**
 * The URL to route: a path that cannot be decoded, or that only a probe would ask for, becomes one that is not found. So it is answered as
 * any other, with security headers and in the words of the catalogue; the router itself would answer or fail before its hooks run.
 */
export const routableUrl = (url: string): string => {
  const path = url.split('?', 1)[0] ?? ''
  if (isReadable(path)) return url
  return path.startsWith('/api/') ? '/api/404' : '/404'
}
