import { defineEventWords, field } from '../define-event-words.ts'

/** The words of the audit trail about what a municipality sets about itself. */
export const parameterEventWords = defineEventWords({
  actions: { 'parameters:update': { sl: 'Nastavitve občine spremenjene', en: 'Municipality settings changed' } },
  fields: {
    account_code: field('podkonto prihodka', 'income sub-account'),
    bank: field('banka', 'bank'),
    bic: field('BIC', 'BIC'),
    budget_user_code: field('šifra proračunskega uporabnika', 'code of the budget user'),
    coat_of_arms: field('grb', 'coat of arms', { kind: 'picture' }),
    controller: field('upravljavec', 'controller'),
    genitive: field('ime občine v rodilniku', 'name in the genitive'),
    home_notice: field('obvestilo na prvi strani', 'notice on the front page'),
    home_welcome: field('uvod na prvi strani', 'welcome on the front page'),
    hold_hours: field('ur zadržanja stebrička', 'hours of holding a bollard'),
    iban: field('IBAN', 'IBAN'),
    lapse_days: field('dni za plačilo', 'days to pay'),
    issue_on_payment: field('dovolilnica ob plačilu', 'permit on payment'),
    legal_basis: field('pravna podlaga', 'legal basis'),
    office_hours: field('uradne ure', 'office hours'),
    officer: field('pooblaščena oseba', 'data protection officer'),
    officer_email: field('e-pošta pooblaščene osebe', 'e-mail of the officer'),
    primary: field('glavna barva', 'main colour'),
    processor: field('obdelovalec', 'processor'),
    purpose_code: field('koda namena', 'purpose code'),
    reference_model: field('model sklica', 'reference model'),
    reminder_days: field('dni pred rokom za opomnik o plačilu', 'days before the due day for the payment reminder'),
    secondary: field('druga barva', 'second colour'),
    supplement_working_days: field('delovnih dni za dopolnitev', 'working days for a supplement'),
    tertiary: field('tretja barva', 'third colour'),
    zoom: field('povečava', 'zoom'),
  },
})
