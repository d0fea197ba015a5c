import { defineEventWords, field } from '../define-event-words.ts'

const audiences = {
  permit: { sl: 'imetnik ene dovolilnice', en: 'holder of one permit' },
  list: { sl: 'imetniki dovolilnic s seznama', en: 'holders of the listed permits' },
  zone: { sl: 'imetniki dovolilnic na območju', en: 'holders of permits of a zone' },
}

/** The words of the audit trail about notifications. */
export const notificationEventWords = defineEventWords({
  actions: { 'permit:notify': { sl: 'Poslano obvestilo imetnikom', en: 'Notification sent to holders' } },
  fields: {
    preview: field('samo predogled', 'preview only'),
    recipients: field('prejemniki', 'recipients'),
    to: field('komu', 'to whom', { choices: audiences }),
  },
})
