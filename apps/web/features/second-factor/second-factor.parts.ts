import { type PartsOf, lazyPart } from '../../ui/states/part.tsx'

declare module '../../ui/states/part.tsx' {
  interface Parts {
    SecondFactorSheet: object
    SignInPolicySheet: object
  }
}

export const secondFactorParts: PartsOf<'SecondFactorSheet' | 'SignInPolicySheet'> = {
  SecondFactorSheet: lazyPart(() => import('./second-factor-sheet.tsx').then(({ SecondFactorSheet }) => SecondFactorSheet)),
  SignInPolicySheet: lazyPart(() => import('./sign-in-policy-sheet.tsx').then(({ SignInPolicySheet }) => SignInPolicySheet)),
}
