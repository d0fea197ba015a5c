/** The label of an operator's note among the tags of a line. Operators read the notes by it, so nobody else may write it. */
export const operatorNoteLabel = 'Opomba operaterja'

/** True for a label that a person would take for that of an operator's note. */
export const looksLikeOperatorNote = (label: string): boolean => label.toLowerCase() === operatorNoteLabel.toLowerCase()
