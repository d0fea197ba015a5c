import { defineTexts } from '../../../platform/kit.ts'

export const texts = defineTexts({
  notes: { sl: 'Interni zapiski', en: 'Internal notes' },
  whoSees: {
    sl: 'Vidijo jih samo zaposleni; v akte in sporočila ne gredo. Če oseba zahteva svoje podatke, jih dobi.',
    en: 'Only staff see them; they go into no act or mail. A person who asks for their own data gets them.',
  },
  none: { sl: 'Zapiskov ni.', en: 'There are no notes.' },
  newNote: { sl: 'Nov zapisek', en: 'New note' },
  newNoteHint: { sl: 'Z @ in imenom omenite sodelavko ali sodelavca.', en: 'Mention a colleague with @ and their name.' },
  add: { sl: 'Dodaj zapisek', en: 'Add the note' },
  added: { sl: 'Zapisek je dodan.', en: 'The note has been added.' },
  whom: { sl: 'Koga omenite?', en: 'Whom do you mention?' },
  mentions: { sl: 'Omenjajo vas', en: 'You are mentioned' },
})
