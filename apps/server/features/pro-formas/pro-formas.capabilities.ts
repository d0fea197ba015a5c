import { endProForma, issueProForma } from './issue-pro-forma.ts'
import { findWaitingProForma, readPaymentDetails } from './waiting-pro-forma.ts'

export const proFormasCapabilities = {
  endProForma,
  findWaitingProForma,
  issueProForma,
  readPaymentDetails,
}
