/** How a session was signed in. With `password` alone a second factor may still be due. */
export const signedInBy = ['password', 'second_factor', 'passkey', 'identity_provider', 'mailed_code'] as const
export type SignedInBy = (typeof signedInBy)[number]

/** What all steps of signing in beside the password have in common: anybody may call them, a hundred times in a quarter of an hour from one address. */
export const signInStep = { access: 'public', rate: { windowSeconds: 900, perAddress: 100 } } as const
