import type { Text } from './locale.ts'

/** Sentences for a bank statement that cannot be taken, and for a payment that cannot be divided like this. */
export const statementSentences = {
  allocation_nothing: { sl: 'Izberite vlogo in vpišite znesek.', en: 'Choose an application and enter an amount.' },
  allocation_more_than_payment: {
    sl: 'Razporedili ste več, kot je od plačila še ostalo ({left}).',
    en: 'You divided more than is left of the payment ({left}).',
  },
  allocation_more_than_fee: {
    sl: 'Znesek presega odprto takso ({open}). Kar je preveč plačano, pustite nerazporejeno.',
    en: 'The amount is more than the open fee ({open}). Leave what was paid too much undivided.',
  },
  allocation_twice: { sl: 'Ista vloga je navedena dvakrat.', en: 'The same application is entered twice.' },
  statement_account: {
    sl: 'Izpisek je za račun {found}, račun občine pa je {own}. Nič ni bilo uvoženo.',
    en: 'The statement is of the account {found}, but the municipality’s account is {own}. Nothing was imported.',
  },
  statement_amount: {
    sl: 'Zneska {amount} ni mogoče prebrati na cent natančno. Izpisek v celoti ni bil uvožen; banko prosite za nov izvoz.',
    en: 'The amount {amount} cannot be read to the cent. Nothing of the statement was imported; ask the bank for a new export.',
  },
  statement_column: {
    sl: 'V datoteki ni stolpca »{column}«. Preverite, ali ste izbrali pravo banko, ali popravite njene stolpce.',
    en: 'The file has no column “{column}”. Check that you chose the right bank, or correct its columns.',
  },
  statement_currency: {
    sl: 'Račun v izpisku je v valuti {currency}, uvoziti pa je mogoče le izpiske v evrih. Nič ni bilo uvoženo.',
    en: 'The account of the statement is in {currency}; only statements in euros can be imported. Nothing was imported.',
  },
  statement_csv: {
    sl: 'Vrstic v datoteki ni mogoče razdeliti v stolpce. Preverite ločilo pri izbrani banki.',
    en: 'The lines of the file cannot be divided into columns. Check the delimiter of the chosen bank.',
  },
  statement_day: {
    sl: 'Datuma {day} ni mogoče prebrati. Izpisek v celoti ni bil uvožen.',
    en: 'The day {day} cannot be read. Nothing of the statement was imported.',
  },
  statement_doctype: {
    sl: 'Datoteka vsebuje opis vrste dokumenta (DOCTYPE), ki ga v izpiskih ni in je lahko nevaren. Izpisek prenesite iz spletne banke znova.',
    en: 'The file has a document type (DOCTYPE), which statements never have and which may be dangerous. Download the statement from the bank again.',
  },
  statement_empty: { sl: 'V datoteki ni nobenega izpiska.', en: 'There is no statement in the file.' },
  statement_encoding: {
    sl: 'Črk v datoteki ni mogoče prebrati ({encoding}). Izpisek prenesite iz spletne banke znova.',
    en: 'The letters of the file cannot be read ({encoding}). Download the statement from the bank again.',
  },
  statement_incomplete: {
    sl: 'V izpisku manjka račun, znesek, smer ali datum enega od prometov. Izpisek v celoti ni bil uvožen.',
    en: 'The statement lacks its account, or an amount, direction or day of a movement. Nothing of it was imported.',
  },
  statement_mapping: {
    sl: 'Datoteka ni izpisek XML. Iz spletne banke prenesite izpisek camt.053 (XML).',
    en: 'The file is no XML statement. Download a camt.053 statement (XML) from the bank.',
  },
  statement_missing: { sl: 'Izberite eno datoteko z izpiskom.', en: 'Choose one file with a statement.' },
  statement_no_account: {
    sl: 'Občina v nastavitvah še nima vpisanega računa (IBAN), zato izpiskov ni mogoče uvoziti.',
    en: 'The municipality has not set its account (IBAN) yet, so statements cannot be imported.',
  },
  statement_malformed: {
    sl: 'Datoteka je poškodovana: v vrstici {line} ni pravilen XML. Izpisek prenesite iz spletne banke znova.',
    en: 'The file is damaged: line {line} is not proper XML. Download the statement from the bank again.',
  },
  statement_other: {
    sl: 'Datoteka ni izpisek camt.053 (različica 02, 04 ali 08). Iz spletne banke prenesite izpisek v tej obliki.',
    en: 'The file is not a camt.053 statement (version 02, 04 or 08). Download the statement from the bank in this form.',
  },
  statement_too_large: {
    sl: 'Izpisek je prevelik. Prenesite ga po krajših obdobjih.',
    en: 'The statement is too large. Download it for shorter periods.',
  },
  refund_too_much: { sl: 'Vrniti je mogoče največ {most}.', en: 'At most {most} can be paid back.' },
} as const satisfies Record<string, Text>
