import type { Text } from '../locale.ts'

/** Codes with which the tax authority refuses a message (Technical specifications for fiscal verification of invoices, chapter 4). */
export const fiscalErrorCodes = ['S001', 'S002', 'S003', 'S004', 'S005', 'S006', 'S007', 'S008', 'S100'] as const
export type FiscalErrorCode = (typeof fiscalErrorCodes)[number]

/** What a code means, and what the person who sees it does. */
export interface FiscalError {
  meaning: Text
  advice: Text
}

const brokenMessage: Text = {
  sl: 'To je napaka programa. Račun velja z oznako ZOI. Sporočite kodo in številko računa vzdrževalcu; po popravku ga pošljite znova.',
  en: 'This is a fault of the product. The invoice is valid with its ZOI. Report the code and the number to the maintainer; send it again after the mend.',
}

const newCertificate: Text = {
  sl: 'V eDavkih zaprosite za novo namensko digitalno potrdilo (DPR-PridobitevDP), zamenjajte datoteko .p12 in račun pošljite znova.',
  en: 'Apply for a new certificate in eDavki (DPR-PridobitevDP), replace the .p12 file and send the invoice again.',
}

/** Every code of the tax authority in both languages. */
export const fiscalErrors: Readonly<Record<FiscalErrorCode, FiscalError>> = {
  S001: {
    meaning: { sl: 'Sporočilo ni v skladu s shemo XML.', en: 'The message does not fit the XML schema.' },
    advice: brokenMessage,
  },
  S002: {
    meaning: { sl: 'Sporočilo ni v skladu s shemo JSON.', en: 'The message does not fit the JSON schema.' },
    advice: brokenMessage,
  },
  S003: {
    meaning: { sl: 'Digitalni podpis ni ustrezen.', en: 'The digital signature is not right.' },
    advice: {
      sl: 'Preverite, ali je datoteka .p12 prava in nepoškodovana (prevzeta v eDavkih), in račun pošljite znova.',
      en: 'Check that the .p12 file is the right one and whole (as taken over in eDavki), and send the invoice again.',
    },
  },
  S004: {
    meaning: {
      sl: 'Davčna uprava digitalnega potrdila s to številko ne pozna.',
      en: 'The tax authority knows no certificate with this serial number.',
    },
    advice: {
      sl: 'Potrdilo je morda za drugo okolje (preskusno ali pravo). Preverite nastavitvi FISCAL_URL in FISCAL_CERTIFICATE in račun pošljite znova.',
      en: 'The certificate may be for the other environment (test or real). Check FISCAL_URL and FISCAL_CERTIFICATE and send the invoice again.',
    },
  },
  S005: {
    meaning: {
      sl: 'Davčna številka občine ni enaka davčni številki v digitalnem potrdilu.',
      en: 'The tax number of the municipality is not that of the certificate.',
    },
    advice: {
      sl: 'Preverite davčno številko v nastavitvah občine ali namestite potrdilo, ki je izdano nanjo. Računov z napačno številko ne izdajajte naprej.',
      en: 'Check the tax number in the settings of the municipality, or install the certificate issued for it. Issue no further invoices with the wrong number.',
    },
  },
  S006: {
    meaning: {
      sl: 'Poslovni prostor ni prijavljen ali je zaprt.',
      en: 'The business premises are not registered, or are closed.',
    },
    advice: {
      sl: 'Na zaslonu Prostori in blagajne prostor prijavite davčni upravi in račun pošljite znova.',
      en: 'Register the premises with the tax authority on the screen Premises and devices and send the invoice again.',
    },
  },
  S007: {
    meaning: { sl: 'Digitalno potrdilo je preklicano.', en: 'The certificate has been withdrawn.' },
    advice: newCertificate,
  },
  S008: {
    meaning: { sl: 'Digitalno potrdilo je poteklo.', en: 'The certificate has expired.' },
    advice: newCertificate,
  },
  S100: {
    meaning: { sl: 'Sistemska napaka davčne uprave.', en: 'System error of the tax authority.' },
    advice: {
      sl: 'Ni treba ničesar storiti: račun velja z oznako ZOI in se pošilja znova samodejno. Če traja več ur, pokličite podporo davčnih blagajn.',
      en: 'Nothing needs doing: the invoice is valid with its ZOI and is sent again by itself. If it lasts for hours, call the support of the tax authority.',
    },
  },
}

const isFiscalErrorCode = (code: string): code is FiscalErrorCode => Object.hasOwn(fiscalErrors, code)

/** What is known of a code; undefined for one that the published table does not name. Case does not matter: answers also write `s001`. */
export const fiscalErrorOf = (code: string): FiscalError | undefined => {
  const known = code.toUpperCase()
  return isFiscalErrorCode(known) ? fiscalErrors[known] : undefined
}
