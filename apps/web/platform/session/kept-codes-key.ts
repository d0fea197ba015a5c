/** Under this key a holder's codes stand that were shown on this device (features/permits/card/kept-codes.ts); they go when the person signs out. */
export const keptCodesKey = 'dovolilnice.codes'
