import { antiForgeryCookie } from '@dovolilnice/contract/session/anti-forgery'

/** The token that the server set as a cookie, or undefined before the first visit. */
export const antiForgeryToken = (): string | undefined => {
  const prefix = `${antiForgeryCookie}=`
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(prefix))
  return found === undefined ? undefined : decodeURIComponent(found.slice(prefix.length))
}
