import { z } from 'zod/mini'
import { flag, setting, text, url } from './setting.ts'

const readers = ['api'] as const

export const signInSettings = {
  OIDC_ISSUER: setting(
    z.optional(url('https', 'http')),
    'The municipality’s identity provider (OpenID Connect), with which staff sign in; `http` on this machine only ([operations](operations.md#the-municipalitys-identity-provider)).',
    { readers },
  ),
  OIDC_CLIENT_ID: setting(z.optional(text), 'The name under which the product is registered there.', { readers }),
  OIDC_CLIENT_SECRET: setting(z.optional(text), 'The secret that the provider gave to the product.', { readers, secret: true }),
  STAFF_LOCAL_SIGN_IN: setting(z._default(flag, true), 'With `0` staff sign in by the identity provider alone.', { readers }),
  EMERGENCY_ROOT: setting(
    z.optional(z.string().check(z.minLength(3))),
    'The e-mail address of the one root account that may sign in by password all the same.',
    { readers },
  ),
}
