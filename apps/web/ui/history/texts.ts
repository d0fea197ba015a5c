import { defineTexts } from '../../platform/translate/message.ts'

export const texts = defineTexts({
  history: { sl: 'Zgodovina', en: 'History' },
  empty: { sl: 'Sprememb še ni.', en: 'Nothing has changed yet.' },
  reason: { sl: 'Razlog: {reason}', en: 'Reason: {reason}' },
  nothing: { sl: '(prazno)', en: '(empty)' },
  became: { sl: 'spremenjeno v', en: 'changed to' },
  yes: { sl: 'da', en: 'yes' },
  no: { sl: 'ne', en: 'no' },
})

/** What the fields of any record are called in its history. A field without a name is shown as it is stored. */
export const fieldNames = defineTexts({
  active: { sl: 'račun omogočen', en: 'account active' },
  applicant_type: { sl: 'vrsta vlagatelja', en: 'type of applicant' },
  city: { sl: 'kraj', en: 'city' },
  due_on: { sl: 'rok', en: 'due' },
  email: { sl: 'e-poštni naslov', en: 'e-mail address' },
  fee_cents: { sl: 'taksa (v centih)', en: 'fee (cents)' },
  granted: { sl: 'dodane pravice', en: 'granted permissions' },
  locale: { sl: 'jezik', en: 'language' },
  name: { sl: 'ime', en: 'name' },
  number: { sl: 'številka', en: 'number' },
  parking_lot_id: { sl: 'parkirišče', en: 'parking lot' },
  permit_kind_id: { sl: 'vrsta dovolilnice', en: 'kind of permit' },
  phone: { sl: 'telefon', en: 'phone' },
  plates: { sl: 'registrske oznake', en: 'plates' },
  post_code: { sl: 'poštna številka', en: 'post code' },
  remark: { sl: 'opomba', en: 'remark' },
  revoked: { sl: 'odvzete pravice', en: 'revoked permissions' },
  role: { sl: 'vloga', en: 'role' },
  status: { sl: 'stanje', en: 'status' },
  street: { sl: 'ulica', en: 'street' },
  supplement_text: { sl: 'poziv k dopolnitvi', en: 'supplement request' },
  tax_number: { sl: 'davčna številka', en: 'tax number' },
  type: { sl: 'vrsta', en: 'type' },
  user_id: { sl: 'uporabnik', en: 'user' },
  user_type_code: { sl: 'vrsta uporabnika', en: 'type of user' },
  valid_from: { sl: 'velja od', en: 'valid from' },
  valid_until: { sl: 'prvi dan neveljavnosti', en: 'first day no longer valid' },
})
