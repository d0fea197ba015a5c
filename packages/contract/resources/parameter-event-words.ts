import { defineEventWords, field } from '../define-event-words.ts'

/** The words of the audit trail about what a municipality sets about itself. */
export const parameterEventWords = defineEventWords({
  actions: { 'parameters:update': { sl: 'Nastavitve občine spremenjene', en: 'Municipality settings changed' } },
  fields: {
    coat_of_arms: field('grb', 'coat of arms', { kind: 'picture' }),
    controller: field('upravljavec', 'controller'),
    genitive: field('ime občine v rodilniku', 'name in the genitive'),
    home_notice: field('obvestilo na prvi strani', 'notice on the front page'),
    home_welcome: field('uvod na prvi strani', 'welcome on the front page'),
    hold_hours: field('ur zadržanja stebrička', 'hours of holding a bollard'),
    lapse_days: field('dni za plačilo', 'days to pay'),
    legal_basis: field('pravna podlaga', 'legal basis'),
    office_hours: field('uradne ure', 'office hours'),
    officer: field('pooblaščena oseba', 'data protection officer'),
    officer_email: field('e-pošta pooblaščene osebe', 'e-mail of the officer'),
    primary: field('glavna barva', 'main colour'),
    processor: field('obdelovalec', 'processor'),
    secondary: field('druga barva', 'second colour'),
    supplement_working_days: field('delovnih dni za dopolnitev', 'working days for a supplement'),
    tertiary: field('tretja barva', 'third colour'),
    zoom: field('povečava', 'zoom'),
  },
})
