/** The library with its certificate parsers takes several MB: loaded when a passkey is first used. */
export const loadWebAuthn = () => import('@simplewebauthn/server')

/** Kinds of key that are asked for, by their COSE numbers: EdDSA, ES256, RS256. Every browser knows one of them. */
export const passkeyAlgorithms = [-8, -7, -257]
