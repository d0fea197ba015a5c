import { defineEventWords, field } from '../define-event-words.ts'

const languages = {
  sl: { sl: 'slovenščina', en: 'Slovenian' },
  en: { sl: 'angleščina', en: 'English' },
  it: { sl: 'italijanščina', en: 'Italian' },
  hu: { sl: 'madžarščina', en: 'Hungarian' },
}

/** Fields that events of several features have: of a person, of any record, and of a list that was read. */
export const sharedEventWords = defineEventWords({
  fields: {
    action: field('dejanje', 'action'),
    active: field('v rabi', 'in use'),
    applications: field('vloge', 'applications'),
    city: field('kraj', 'city'),
    code: field('koda', 'code'),
    description: field('opis', 'description'),
    email: field('e-poštni naslov', 'e-mail address'),
    from: field('od', 'from', { kind: 'start' }),
    iban: field('račun (IBAN)', 'account (IBAN)'),
    locale: field('jezik', 'language', { choices: languages }),
    name: field('ime', 'name'),
    number: field('številka', 'number'),
    person: field('kdo', 'who'),
    phone: field('telefon', 'phone', { kind: 'phone' }),
    post_code: field('poštna številka', 'post code'),
    reason: field('razlog', 'reason'),
    reference: field('sklic', 'reference'),
    remark: field('opomba', 'remark'),
    rows: field('število zapisov', 'number of records'),
    search: field('iskano', 'searched for'),
    street: field('ulica', 'street'),
    tax_number: field('davčna številka', 'tax number'),
    total_cents: field('skupni znesek', 'total', { kind: 'cents' }),
    type: field('vrsta', 'type'),
    until: field('do', 'until', { kind: 'end' }),
  },
  hidden: ['actor_id', 'created_at', 'id', 'idempotency_key', 'page', 'position', 'subject_id', 'updated_at', 'user_id', 'version'],
})
