import { beginProviderSignIn, beginProviderSignOut, finishProviderSignIn } from '@dovolilnice/contract/identity-provider/provider-sign-in'
import { implementPrepared, type Feature } from '../../platform/http/feature.ts'
import {
  handleBeginProviderSignIn,
  handleBeginProviderSignOut,
  handleFinishProviderSignIn,
  prepareSignIn,
  prepareSignOut,
  readProviderAnswer,
} from './provider-sign-in.ts'

/** Staff sign in with the account of the municipality (OpenID Connect). It keeps nothing in the database. */
export const identityProviderFeature: Feature = {
  name: 'identity-provider',
  routes: [
    implementPrepared(beginProviderSignIn, prepareSignIn, handleBeginProviderSignIn),
    implementPrepared(finishProviderSignIn, readProviderAnswer, handleFinishProviderSignIn),
    implementPrepared(beginProviderSignOut, prepareSignOut, handleBeginProviderSignOut),
  ],
}
