import type { Text } from '@dovolilnice/contract/locale'
import type { Tables } from '../database/tables.ts'
import type { ActivityCode } from './activities.ts'

/** Kinds of personal data, as the records of processing name them (GDPR, article 30(1)(c)). */
export const dataCategories = {
  identity: { sl: 'ime in priimek ali naziv', en: 'name or company name' },
  contact: { sl: 'naslov, e-poštni naslov, telefon', en: 'address, e-mail, phone' },
  tax: { sl: 'davčna številka', en: 'tax number' },
  vehicle: { sl: 'registrska oznaka vozila, kartica ali daljinec', en: 'plate, card or remote control' },
  passage: { sl: 'čas in kraj prehoda', en: 'time and place of passages' },
  documents: {
    sl: 'priložena dokazila, tudi podatki o zdravju, kjer jih zahteva vrsta dovolilnice',
    en: 'documents handed in, with data on health where the kind of permit asks for it',
  },
  statements: { sl: 'navedbe, razlogi in odgovori v postopku', en: 'statements, reasons and answers in the procedure' },
  payment: { sl: 'plačnik, račun, sklic, znesek', en: 'payer, account, reference, amount' },
  sign_in: { sl: 'podatki za prijavo, seje, naslov IP', en: 'means of signing in, sessions, IP address' },
  staff: { sl: 'ime uslužbenca in njegovo dejanje', en: 'name of the official and what was done' },
  message: { sl: 'vsebina sporočila', en: 'content of the message' },
} as const satisfies Record<string, Text>
export type DataCategory = keyof typeof dataCategories

/** How long the rows of a table keep what they say of a person, with the reason why it may not go sooner. */
export const retentionTerms = {
  five_years: {
    term: {
      sl: '5 let od konca veljavnosti, zadnje spremembe ali dogodka',
      en: '5 years from the end of validity, the last change or the event',
    },
    reason: {
      sl: 'Evidenco izdanih dovolilnic in prehodov občina hrani 5 let za izvajanje odloka in za uveljavljanje ali obrambo pravnih zahtevkov (17. člen GDPR, tretji odstavek, točki b in e).',
      en: 'The municipality keeps the records of permits and passages for 5 years, to carry out its ordinance and for legal claims (GDPR, article 17(3)(b) and (e)).',
    },
  },
  ten_years: {
    term: { sl: '10 let', en: '10 years' },
    reason: {
      sl: 'Računi in knjigovodske listine se hranijo 10 let (ZDDV-1, ZDavP-2; 17. člen GDPR, tretji odstavek, točka b).',
      en: 'Invoices and papers of the books are kept for 10 years (ZDDV-1, ZDavP-2; GDPR, article 17(3)(b)).',
    },
  },
  archive: {
    term: {
      sl: 'arhivsko gradivo, po klasifikacijskem načrtu občine',
      en: 'archive material, by the classification plan of the municipality',
    },
    reason: {
      sl: 'Upravni akti in pritožbe so dokumentarno in arhivsko gradivo (ZVDAGA; 17. člen GDPR, tretji odstavek, točki b in d).',
      en: 'Acts and appeals are archive material (ZVDAGA; GDPR, article 17(3)(b) and (d)).',
    },
  },
  in_use: {
    term: { sl: 'dokler naprava obstaja v evidenci', en: 'as long as the machine is on record' },
    reason: { sl: 'Zapis o napravi se hrani z njo.', en: 'The record of a machine is kept with it.' },
  },
  account: {
    term: { sl: 'dokler račun obstaja', en: 'as long as the account exists' },
    reason: { sl: 'Račun ima še odprte zadeve ali veljavne dovolilnice.', en: 'The account has open matters or permits in force.' },
  },
  short: {
    term: {
      sl: 'do izteka seje ali povezave, največ do izbrisa računa',
      en: 'until the session or link expires, at the latest until the account is deleted',
    },
    reason: { sl: 'Račun ima še odprte zadeve ali veljavne dovolilnice.', en: 'The account has open matters or permits in force.' },
  },
} as const satisfies Record<string, { term: Text; reason: Text }>
export type RetentionTerm = keyof typeof retentionTerms

/** What the records of processing say of one table with personal data. */
export interface Processing {
  /** The activity to which the table belongs, and with it each of its personal columns. */
  activity: ActivityCode
  /** What its rows are called. */
  name: Text
  data: readonly DataCategory[]
  kept: RetentionTerm
}

/** The processing of each table with personal data of one owner. */
export type OwnedProcessing = { readonly [T in keyof Tables]?: Processing }
