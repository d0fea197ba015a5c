/** How a session was signed in. With `password` alone a second factor may still be due. */
export const signedInBy = ['password', 'second_factor', 'passkey', 'identity_provider', 'mailed_code'] as const
export type SignedInBy = (typeof signedInBy)[number]
