import type { Feature } from '../../platform/http/feature.ts'
import { handleBeginProviderSignIn, handleBeginProviderSignOut, handleFinishProviderSignIn } from './provider-sign-in.ts'

/** Staff sign in with the account of the municipality (OpenID Connect). It keeps nothing in the database. */
export const identityProviderFeature: Feature = {
  name: 'identity-provider',
  routes: [handleBeginProviderSignIn, handleFinishProviderSignIn, handleBeginProviderSignOut],
}
