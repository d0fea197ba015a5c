import { defineRead } from '../operation.ts'

/** The cookie that carries the anti-forgery token; the client reads it and sends it back in the header. */
export const antiForgeryCookie = 'XSRF-TOKEN'
export const antiForgeryHeader = 'x-xsrf-token'

/** Sets the anti-forgery cookie. Called once before the first call that changes state, and again after an `anti_forgery` error. */
export const fetchAntiForgery = defineRead({
  name: 'fetch-anti-forgery',
  path: 'auth/anti-forgery',
  access: 'public',
  summary: 'Sets the anti-forgery cookie',
})
