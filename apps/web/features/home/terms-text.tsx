export const TermsText = () => null
