import { z } from 'zod/mini'
import { flag, setting, text, url } from './setting.ts'

const readers = ['api', 'worker'] as const
const absent = 'made in `DATA_DIR/keys`'

export const keySettings = {
  SECRETS_KEY: setting(
    z.optional(text),
    '32 bytes in base64 (`openssl rand -base64 32`) that encrypt the keys of authenticator apps; the same in every process.',
    { readers: ['api'], secret: true, absent },
  ),
  WHITELIST_SIGNING_KEY: setting(
    z.optional(text),
    'The Ed25519 private key that signs the lists of the gates, PEM or base64 of it; the same in every process.',
    { readers: ['bridge'], secret: true, absent },
  ),
  AUDIT_SIGNING_KEY: setting(
    z.optional(text),
    'The Ed25519 private key that signs each day of the audit trail, in the same form; the same in every process.',
    { readers: ['worker'], secret: true, absent },
  ),
  WALLET_SIGNING_KEY: setting(
    z.optional(text),
    'The P-256 private key that signs permits for wallets and their statuses, PEM or base64 of it; the same in every process ([operations](operations.md#wallets)).',
    { readers: ['api'], secret: true, absent },
  ),
  WALLET_CERTIFICATE: setting(
    z.optional(text),
    'The file with the access certificate that a Member State gives to the town, those above it and its P-256 key (PEM): with it wallets are asked who somebody is ([operations](operations.md#wallets)).',
    { readers: ['api'], absent: 'no wallet is asked' },
  ),
  WALLET_PID_ISSUERS: setting(z.optional(text), 'The file with the certificates of those whose identities count (PEM).', {
    readers: ['api'],
  }),
  WALLET_APPLE_CERTIFICATE: setting(z.optional(text), 'Apple’s `.p12` certificate of a pass type ([operations](operations.md#wallets)).', {
    readers: ['api'],
    absent: 'no passes for iPhones',
  }),
  WALLET_APPLE_PASSWORD: setting(z.optional(z.string()), 'The password of that file.', { readers: ['api'], secret: true }),
  WALLET_APPLE_CA: setting(z.optional(text), 'Apple’s WWDR certificate above it (PEM).', { readers: ['api'] }),
  WALLET_GOOGLE_ACCOUNT: setting(z.optional(text), 'The key of a Google service account (JSON).', {
    readers: ['api'],
    absent: 'no passes of Google',
  }),
  WALLET_GOOGLE_ISSUER: setting(z.optional(z.string().check(z.regex(/^\d{1,25}$/))), 'The issuer’s number at Google Wallet.', {
    readers: ['api'],
  }),
  AUDIT_HEADS_TO: setting(
    z.optional(z.email()),
    'The e-mail address outside the machines of the town that gets the signed heads of the audit trail every morning ([operations](operations.md#the-audit-trail)).',
    { readers: ['worker'], absent: 'the heads do not leave the machine by themselves' },
  ),
  ACT_CERTIFICATE: setting(
    z.optional(text),
    'The file with the municipality’s `.p12` certificate (RSA), by which acts, and permits that are the decision, are signed (PAdES).',
    { readers, absent: 'acts are printed and signed by hand' },
  ),
  ACT_CERTIFICATE_PASSWORD: setting(z.optional(z.string()), 'The password of that file.', { readers, secret: true }),
  E_SERVICE_URL: setting(
    z.optional(url('https', 'http')),
    'The service for secure boxes, or an adapter in front of it; `http` on this machine only ([operations](operations.md#secure-boxes)).',
    { readers, absent: 'acts are served on paper' },
  ),
  E_SERVICE_SIGNER: setting(z.optional(text), 'The file with the certificates or public keys that sign its receipts (PEM).', { readers }),
}

export const moneySettings = {
  FISCAL_URL: setting(
    z.optional(url('https')),
    'The tax authority, or its test environment, by which invoices for cash and cards are verified ([operations](operations.md#tax-authority)).',
    { readers, absent: 'no invoices for cash and cards' },
  ),
  FISCAL_CERTIFICATE: setting(z.optional(text), 'The file with the town’s `.p12` certificate for the tax authority.', { readers }),
  FISCAL_CERTIFICATE_PASSWORD: setting(z.optional(z.string()), 'The password of that file.', { readers, secret: true }),
  FISCAL_CA: setting(z.optional(text), 'The file with the authorities that certify the tax authority (PEM).', { readers }),
  PAYMENT_URL: setting(
    z.optional(url('https', 'http')),
    'Who takes card payments online; `http` on this machine only ([online payments](online-payments.md)).',
    { readers, absent: 'nobody does' },
  ),
  PAYMENT_MERCHANT: setting(
    z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
    'The name under which they know the municipality.',
    { readers },
  ),
  PAYMENT_SECRET: setting(z.optional(z.string().check(z.minLength(32))), 'The secret shared with them.', { readers, secret: true }),
  PAYMENT_FEE_MERCHANT: setting(
    z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
    'Another name under which they know the municipality, for administrative fees alone: what is paid by card then comes to an account of its own.',
    { readers, absent: 'one merchant takes prices and, where both have one account, fees' },
  ),
  PAYMENT_FEE_SECRET: setting(z.optional(z.string().check(z.minLength(32))), 'The secret shared with them for that merchant.', {
    readers,
    secret: true,
  }),
  PAYMENT_TEST: setting(z._default(flag, false), 'With `1` it is a trial, in which no money moves.', { readers }),
}
