import {
  answerQuestion,
  beginIdentification,
  endWalletPermit,
  giveNonce,
  issueCredential,
  offerPermit,
  readIdentification,
  readIssuerKeys,
  readIssuerMetadata,
  readOauthMetadata,
  readPermitType,
  readQuestion,
  readStatusList,
  readWalletPermit,
  takeIdentification,
  takeOffer,
} from '@dovolilnice/contract/wallet/operations'
import { type Feature, implement, implementPrepared, implementRead } from '../../platform/http/feature.ts'
import {
  forgetWalletStepsJob,
  handleAnswerQuestion,
  handleBeginIdentification,
  handleReadIdentification,
  handleReadQuestion,
  handleTakeIdentification,
  prepareAnswer,
  readRelyingParty,
} from './identify.ts'
import {
  handleEndWalletPermit,
  handleGiveNonce,
  handleIssueCredential,
  handleOfferPermit,
  handleReadWalletPermit,
  handleTakeOffer,
} from './issue-credential.ts'
import {
  handleReadIssuerKeys,
  handleReadIssuerMetadata,
  handleReadOauthMetadata,
  handleReadPermitType,
  handleReadStatusList,
} from './issuer.ts'
import { credentialTable, walletPrivacy, walletProcessing } from './wallet-tables.ts'

/** Permits in the wallets of their holders (OpenID4VCI, SD-JWT VC), with the lists that say which still count; who somebody is, from a wallet (OpenID4VP). */
export const walletFeature: Feature = {
  name: 'wallet',
  tables: { wallet_offer: 'forgotten', wallet_question: 'forgotten', wallet_credential: credentialTable.privacy },
  columns: { wallet_credential: credentialTable.columns },
  processing: walletProcessing,
  privacy: walletPrivacy,
  routes: [
    implement(readWalletPermit, handleReadWalletPermit),
    implement(offerPermit, handleOfferPermit),
    implement(endWalletPermit, handleEndWalletPermit),
    implementRead(readIssuerMetadata, handleReadIssuerMetadata),
    implementRead(readOauthMetadata, handleReadOauthMetadata),
    implementRead(readIssuerKeys, handleReadIssuerKeys),
    implementRead(readPermitType, handleReadPermitType),
    implementRead(readStatusList, handleReadStatusList),
    implement(takeOffer, handleTakeOffer),
    implement(giveNonce, handleGiveNonce),
    implement(issueCredential, handleIssueCredential),
    implement(readIdentification, handleReadIdentification),
    implement(beginIdentification, handleBeginIdentification),
    implement(takeIdentification, handleTakeIdentification),
    implement(readQuestion, handleReadQuestion),
    implementPrepared(answerQuestion, prepareAnswer, handleAnswerQuestion),
  ],
  jobs: [forgetWalletStepsJob],
  // A file that cannot be used is one clear line at the start.
  prepare: async ({ config }) => void (await readRelyingParty(config)),
}
