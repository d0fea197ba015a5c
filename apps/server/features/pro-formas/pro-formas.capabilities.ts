export { endProForma, findWaitingProForma, issueProForma, readPaymentDetails } from './issue-pro-forma.ts'
