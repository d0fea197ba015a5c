import { OperationError } from '@dovolilnice/contract/errors'
import { type Locale, textIn } from '@dovolilnice/contract/locale'
import { townName } from '@dovolilnice/contract/names/town-name'
import { dayInWords, lastDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { readApplePass, takeGoogleLink } from '@dovolilnice/contract/wallet/operations'
import { createHash, createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { z } from 'zod/mini'
import { type Config, ConfigError } from '../../config.ts'
import { readCertificate } from '../../platform/fiscal/fiscal-certificate.ts'
import { type Context, implement } from '../../platform/http/context.ts'
import { signDetached } from '../../platform/pdf/pdf-signature.ts'
import { townLooks } from '../../platform/pdf/town-looks.ts'
import { claimNames, findOwn, findWalletPermit, goesIntoWallet, permitTitle, platesIn, signToken, type WalletPermit } from './issuer.ts'

/** By what passes of Apple are signed: the certificate of a pass type names the type (UID) and the team (OU). */
interface AppleSigner {
  key: KeyObject
  chain: string
  passType: string
  team: string
}

/** The service account that signs links of Google, and the number of the issuer there. */
interface GoogleSigner {
  key: KeyObject
  email: string
  issuer: string
}

interface Signers {
  apple: AppleSigner | undefined
  google: GoogleSigner | undefined
}

const readGiven = (variable: string, path: string): Promise<string> =>
  readFile(path, 'utf8').catch(() => {
    throw new ConfigError(`${variable}=${path} cannot be read.`)
  })

const readApple = async ({ appleWallet: files }: Config): Promise<AppleSigner | undefined> => {
  if (files === undefined) return undefined
  const { key, chain, subjectName } = await readCertificate('WALLET_APPLE_CERTIFICATE', files.certificate, files.password)
  const partOf = (name: string): string | undefined => new RegExp(`(?:^|,)${name}=([^,]+)`).exec(subjectName)?.[1]
  const [passType, team] = [partOf('UID'), partOf('OU')]
  if (passType === undefined || team === undefined)
    throw new ConfigError('WALLET_APPLE_CERTIFICATE is of no pass type: it names no UID and OU.')
  const above = await readGiven('WALLET_APPLE_CA', files.authority)
  try {
    if (new X509Certificate(chain).checkIssued(new X509Certificate(above))) return { key, passType, team, chain: chain + above }
  } catch {
    // Reported below.
  }
  throw new ConfigError('WALLET_APPLE_CA holds no certificate in PEM that stands above WALLET_APPLE_CERTIFICATE.')
}

const accountSchema = z.object({ client_email: z.string(), private_key: z.string() })

const readGoogle = async ({ googleWallet: files }: Config): Promise<GoogleSigner | undefined> => {
  if (files === undefined) return undefined
  const text = await readGiven('WALLET_GOOGLE_ACCOUNT', files.account)
  try {
    const { client_email: email, private_key: pem } = accountSchema.parse(JSON.parse(text))
    return { key: createPrivateKey(pem), email, issuer: files.issuer }
  } catch {
    // Without any part of the key.
    throw new ConfigError('WALLET_GOOGLE_ACCOUNT is no key of a service account (JSON).')
  }
}

const signers = new WeakMap<Config, Promise<Signers>>()

/** What the town can sign passes of phones with, read once. @throws ConfigError, CertificateError where a file cannot be used */
export const readPassSigners = (config: Config): Promise<Signers> => {
  const read = signers.get(config) ?? Promise.all([readApple(config), readGoogle(config)]).then(([apple, google]) => ({ apple, google }))
  signers.set(config, read)
  return read
}

type Reader = Pick<Context, 'db' | 'config' | 'now' | 'locale' | 'capabilities'>

/** What both say of a permit: in one language, that of who takes it. */
const saidOf = async ({ db, config, locale, now, capabilities }: Reader, permit: WalletPermit) => {
  const { municipality, colours } = await capabilities.readParameters(db)
  const field = (key: keyof typeof claimNames, value: string) => ({ key, label: textIn(claimNames[key], locale), value })
  return {
    town: textIn(townName(municipality), locale),
    title: textIn(permitTitle, locale),
    looks: await townLooks({ municipality, colours }),
    url: capabilities.verificationUrl(config.publicUrl, permit),
    begins: startOfLocalDay(permit.valid_from),
    ends: startOfLocalDay(permit.valid_until),
    holds: goesIntoWallet(permit, now),
    number: field('number', permit.number),
    plates: field('plates', platesIn(permit).join(', ')),
    kind: field('kind', textIn(permit.kind, locale)),
    zone: field('zone', textIn(permit.zone_name, locale)),
    from: field('valid_from', dayInWords(permit.valid_from, locale)),
    until: field('last_day', dayInWords(lastDayOf(permit.valid_until), locale)),
  }
}

type Said = Awaited<ReturnType<typeof saidOf>>

/** Points of the icon and the logo; phones of three densities take one each. */
const pictures = { icon: 29, logo: 50 }

/** The town's arms as PNG of the sizes that a pass has to have, or a square of its colour. */
const picturesOf = async ({ looks: { arms, accent } }: Said): Promise<Record<string, Buffer>> => {
  const { default: sharp } = await import('sharp')
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const draw = (side: number) =>
    arms === undefined
      ? sharp({ create: { width: side, height: side, channels: 4, background: accent } })
      : sharp(arms).resize(side, side, { fit: 'contain', background })
  const made = Object.entries(pictures).flatMap(([name, points]) =>
    [1, 2, 3].map(async (density) => {
      const file = density === 1 ? `${name}.png` : `${name}@${density}x.png`
      return [
        file,
        await draw(points * density)
          .png()
          .toBuffer(),
      ] as const
    }),
  )
  return Object.fromEntries(await Promise.all(made))
}

const rgb = (colour: string): string => `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(', ')})`

/**
 * The permit as a pass of Apple: what it says, its pictures, the SHA-1 of each and the signature over them. It is void once the permit does not
 * count; the same number takes the place of the one on the phone.
 */
const makeApplePass = async ({ key, chain, passType, team }: AppleSigner, permit: WalletPermit, said: Said, now: Date): Promise<Buffer> => {
  const pass = {
    formatVersion: 1,
    ...{ passTypeIdentifier: passType, teamIdentifier: team, serialNumber: permit.id },
    ...{ organizationName: said.town, description: `${said.title} ${permit.number}`, logoText: said.town },
    generic: {
      headerFields: [said.number],
      primaryFields: [said.plates],
      secondaryFields: [said.kind, said.zone],
      auxiliaryFields: [said.from, said.until],
    },
    barcodes: [{ format: 'PKBarcodeFormatQR', message: said.url, messageEncoding: 'iso-8859-1', altText: permit.number }],
    expirationDate: said.ends.toISOString().replace('.000Z', 'Z'),
    voided: !said.holds,
    sharingProhibited: true,
    ...{ backgroundColor: rgb(said.looks.accent), foregroundColor: rgb('#ffffff'), labelColor: rgb('#ffffff') },
  }
  const files = { 'pass.json': Buffer.from(JSON.stringify(pass)), ...(await picturesOf(said)) }
  const sums = Object.entries(files).map(([name, bytes]) => [name, createHash('sha1').update(bytes).digest('hex')])
  const manifest = Buffer.from(JSON.stringify(Object.fromEntries(sums)))
  const zip = new ZipFile()
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, name, { mtime: now })
  zip.addBuffer(manifest, 'manifest.json', { mtime: now })
  zip.addBuffer(await signDetached(manifest, { key, chain }, now), 'signature', { mtime: now })
  zip.end()
  return buffer(zip.outputStream)
}

export const handleReadApplePass = implement(readApplePass, async ({ params }, { trx, user, record, ...context }) => {
  const { config, capabilities, now } = context
  const { apple } = await readPassSigners(config)
  const { id, number } = await findOwn(trx, params.id, user.id)
  if (apple === undefined) throw new OperationError('not_found')
  record({ subject: { type: 'permit', id, label: number } })
  const permit = await findWalletPermit(trx, capabilities, id)
  const stream = await makeApplePass(apple, permit, await saidOf({ ...context, db: trx }, permit), now)
  return { stream, media_type: 'application/vnd.apple.pkpass', file_name: `${number}.pkpass` }
})

const inLanguage = (language: Locale, value: string) => ({ defaultValue: { language, value } })

const longestToken = 1800

/** The link that saves the permit as a generic pass of Google: a token (RS256) of at most 1,800 characters, which browsers take as an address; null where it is too long. */
const googleLinkOf = async (google: GoogleSigner, permit: WalletPermit, reader: Reader): Promise<string | null> => {
  const said = await saidOf(reader, permit)
  const { locale, config, now } = reader
  const lines = [said.kind, said.zone, said.until]
  const classId = `${google.issuer}.permit`
  const object = {
    ...{ id: `${google.issuer}.${permit.id}`, classId, state: 'ACTIVE' },
    ...{ cardTitle: inLanguage(locale, said.town), header: inLanguage(locale, said.plates.value) },
    subheader: inLanguage(locale, `${said.title} ${permit.number}`),
    textModulesData: lines.map(({ key: id, label: header, value: body }) => ({ id, header, body })),
    barcode: { type: 'QR_CODE', value: said.url, alternateText: permit.number },
    validTimeInterval: { start: { date: said.begins.toISOString() }, end: { date: said.ends.toISOString() } },
    hexBackgroundColor: said.looks.accent,
  }
  const payload = {
    ...{ iss: google.email, aud: 'google', typ: 'savetowallet', iat: Math.floor(now.getTime() / 1000), origins: [config.publicUrl] },
    payload: { genericClasses: [{ id: classId }], genericObjects: [object] },
  }
  const token = signToken({ alg: 'RS256', typ: 'JWT' }, payload, google.key)
  return token.length > longestToken ? null : `https://pay.google.com/gp/v/save/${token}`
}

/** @throws OperationError `not_found` without an account of Google, `illegal_transition` where the permit does not count, or says more than a link holds */
export const handleTakeGoogleLink = implement(takeGoogleLink, async ({ params }, { trx, user, record, ...context }) => {
  const { google } = await readPassSigners(context.config)
  const { id, number } = await findOwn(trx, params.id, user.id)
  if (google === undefined) throw new OperationError('not_found')
  const permit = await findWalletPermit(trx, context.capabilities, id)
  const link = goesIntoWallet(permit, context.now) ? await googleLinkOf(google, permit, { ...context, db: trx }) : null
  if (link === null) throw new OperationError('illegal_transition')
  record({ subject: { type: 'permit', id, label: number } })
  return { link }
})
