import { defineTexts } from '../../platform/translate/message.ts'

export const texts = defineTexts({
  documents: { sl: 'Dokazila', en: 'Documents' },
  documentKind: { sl: 'Dokazilo', en: 'Document' },
  permitUntil: { sl: '(do {day})', en: '(to {day})' },
  expiresFrom: { sl: 'Poteče od', en: 'Expires from' },
  expiresBefore: { sl: 'Poteče do', en: 'Expires until' },
  outlived: { sl: 'Poteče pred veljavno dovolilnico', en: 'Expires before a permit in force' },
  viewDocument: { sl: 'Poglej dokazilo', en: 'View the document' },
  noDocumentsFound: { sl: 'Nobeno dokazilo ne ustreza filtrom.', en: 'No documents match the filters.' },
  noDocuments: { sl: 'Vloga nima dokazil.', en: 'The application has no documents.' },
  missing: { sl: 'Manjka: {documents}', en: 'Missing: {documents}' },
  view: { sl: 'Poglej: {name}', en: 'View: {name}' },
  download: { sl: 'Prenesi: {name}', en: 'Download: {name}' },
  deleteDocument: { sl: 'Izbriši: {name}', en: 'Delete: {name}' },
  deleteDocumentTitle: { sl: 'Izbris dokazila', en: 'Delete the document' },
  deleteDocumentText: {
    sl: 'Vsebina dokazila {name} bo trajno izbrisana; ostane zapis, kdo ga je izbrisal in zakaj.',
    en: 'The content of {name} is deleted for good; who deleted it and why stays on record.',
  },
  documentDeleted: { sl: 'Dokazilo je izbrisano.', en: 'The document has been deleted.' },
  deletedBecause: { sl: 'izbrisano ({who}): {reason}', en: 'deleted ({who}): {reason}' },
  addedOn: { sl: 'priloženo {day}', en: 'attached {day}' },
  fresh: { sl: 'novo', en: 'new' },
  expiresOn: { sl: 'velja do {day}', en: 'valid until {day}' },
})
