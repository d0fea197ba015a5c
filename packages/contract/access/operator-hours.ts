/** Hours for which an operator may see who came to a gate: enough for a complaint about yesterday, too short to follow somebody. */
export const operatorHours = 48
