/** What all steps of signing in beside the password have in common: anybody may call them, a hundred times in a quarter of an hour from one address. */
export const signInStep = { method: 'POST', access: 'public', rate: { windowSeconds: 900, perAddress: 100 } } as const
