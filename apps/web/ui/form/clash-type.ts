/** The type of the mark at a field that someone else has changed too: nothing is wrong with it. */
export const clashType = 'clash'
