import {
  endWalletPermit,
  giveNonce,
  issueCredential,
  offerPermit,
  readIssuerKeys,
  readIssuerMetadata,
  readOauthMetadata,
  readPermitType,
  readStatusList,
  readWalletPermit,
  takeOffer,
} from '@dovolilnice/contract/wallet/operations'
import { type Feature, implement, implementRead } from '../../platform/http/feature.ts'
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

/** Permits in the wallets of their holders (OpenID4VCI, SD-JWT VC), with the lists that say which still count. */
export const walletFeature: Feature = {
  name: 'wallet',
  tables: { wallet_offer: 'forgotten', wallet_credential: credentialTable.privacy },
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
  ],
}
