import { endProForma, findWaitingProForma, issueProForma, readPaymentDetails } from './issue-pro-forma.ts'

export const proFormasCapabilities = {
  endProForma,
  findWaitingProForma,
  issueProForma,
  readPaymentDetails,
}
