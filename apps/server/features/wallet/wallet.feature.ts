import { instantSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { z } from 'zod/mini'
import { column, defineTable, forgottenTable, type TablesOf } from '../../platform/database/define-table.ts'
import { collected, type OwnerPrivacy, ownTables } from '../../platform/privacy/owner.ts'
import { type IdentityFault, readIdentification } from '@dovolilnice/contract/wallet/operations'
import type { Feature } from '../../platform/http/feature.ts'
import { implement } from '../../platform/http/context.ts'
import * as identify from './identify.ts'
import * as issueCredential from './issue-credential.ts'
import * as issuer from './issuer.ts'

import { handleReadApplePass, handleTakeGoogleLink, readPassSigners } from './phone-passes.ts'

interface OfferTable {
  id: string
  permit_id: string
  code_hash: string
  token_hash: string | null
  made_at: Date
  expires_at: Date
  taken_at: Date | null
}

interface QuestionTable {
  id: string
  user_id: string
  secret_hash: string
  nonce: string
  sealed_key: string
  made_at: Date
  expires_at: Date
  answered_at: Date | null
  fault: IdentityFault | null
  sealed_answer: string | null
}

const walletTables = {
  wallet_offer: forgottenTable<OfferTable>().processed(
    'permits',
    { sl: 'Ponudbe dovolilnic denarnicam', en: 'Offers of permits to wallets' },
    ['identity'],
    'short',
  ),
  wallet_question: forgottenTable<QuestionTable>().processed(
    'accounts',
    { sl: 'Istovetnost iz denarnice, dokler je oseba ne prevzame', en: 'Identity from a wallet, until its person takes it over' },
    ['identity', 'contact'],
    'short',
  ),
  wallet_credential: defineTable({
    id: column.uuid('impersonal'),
    permit_id: column.uuid('forgotten').orNull(),
    list: column.integer('impersonal'),
    place: column.integer('impersonal'),
    contents: column.text('forgotten').orNull(),
    issued_at: column.instant('impersonal', 'own'),
    ended_at: column.instant('impersonal', 'own').orNull(),
  }).processed('permits', { sl: 'Dovolilnice v denarnicah', en: 'Permits in wallets' }, ['identity'], 'permits'),
}

declare module '../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof walletTables> {}
}

/** A forgotten credential keeps its place in the list of statuses; without a permit it has ended: what lies in a wallet must not become valid again. */
const walletPrivacy: OwnerPrivacy = {
  collect: {
    wallet_credentials: collected(
      z.array(z.object({ permit: z.string(), issued_at: instantSchema, ended_at: z.nullable(instantSchema) })),
      (db, records) =>
        db
          .selectFrom('wallet_credential as c')
          .innerJoin('permit as p', 'p.id', 'c.permit_id')
          .select(['p.number as permit', 'c.issued_at', 'c.ended_at'])
          .where('c.permit_id', 'in', records)
          .orderBy('c.issued_at')
          .execute(),
    ),
  },
  forget: async (trx, ids) => {
    await trx.deleteFrom('wallet_offer').where('permit_id', 'in', ids).execute()
    await trx.deleteFrom('wallet_question').where('user_id', 'in', ids).execute()
    await trx.updateTable('wallet_credential').set(walletTables.wallet_credential.forgotten).where('permit_id', 'in', ids).execute()
  },
  forgetBefore: async (trx, before) => {
    await trx.deleteFrom('wallet_offer').where('expires_at', '<', before).execute()
    await trx.deleteFrom('wallet_question').where('expires_at', '<', before).execute()
  },
}

/** Permits in the wallets of their holders (OpenID4VCI, SD-JWT VC), with the lists that say which still count; who somebody is, from a wallet (OpenID4VP). */
export const walletFeature: Feature = {
  name: 'wallet',
  ...ownTables(walletTables),
  privacy: walletPrivacy,
  routes: [
    issueCredential.handleReadWalletPermit,
    handleReadApplePass,
    handleTakeGoogleLink,
    issueCredential.handleOfferPermit,
    issueCredential.handleEndWalletPermit,
    issuer.handleReadIssuerMetadata,
    issuer.handleReadOauthMetadata,
    issuer.handleReadIssuerKeys,
    issuer.handleReadPermitType,
    issuer.handleReadStatusList,
    issueCredential.handleTakeOffer,
    issueCredential.handleGiveNonce,
    issueCredential.handleIssueCredential,
    implement(readIdentification, identify.handleReadIdentification),
    identify.handleBeginIdentification,
    identify.handleTakeIdentification,
    identify.handleReadQuestion,
    identify.handleAnswerQuestion,
  ],
  jobs: [identify.forgetWalletStepsJob],
  // A file that cannot be used is one clear line at the start.
  prepare: async ({ config }) => void (await Promise.all([identify.readRelyingParty(config), readPassSigners(config)])),
}
