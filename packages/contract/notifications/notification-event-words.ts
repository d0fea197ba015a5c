import { defineEventWords, field } from '../define-event-words.ts'

const audiences = {
  permit: { sl: 'imetnik ene dovolilnice', en: 'holder of one permit' },
  list: { sl: 'imetniki dovolilnic s seznama', en: 'holders of the listed permits' },
  zone: { sl: 'imetniki dovolilnic na območju', en: 'holders of permits of a zone' },
  street: { sl: 'imetniki dovolilnic v ulici', en: 'holders of permits of a street' },
  lot: { sl: 'imetniki dovolilnic za parkirišče', en: 'holders of permits of a lot' },
  kind: { sl: 'imetniki dovolilnic ene vrste', en: 'holders of permits of a kind' },
}

/** The words of the audit trail about notifications. */
export const notificationEventWords = defineEventWords({
  permissions: { 'notifications:send': { sl: 'Pošiljanje obvestil', en: 'Send notifications' } },
  actions: { 'permit:notify': { sl: 'Poslano obvestilo imetnikom', en: 'Notification sent to holders' } },
  fields: {
    preview: field('samo predogled', 'preview only'),
    recipients: field('prejemniki', 'recipients'),
    to: field('komu', 'to whom', { choices: audiences }),
  },
})
