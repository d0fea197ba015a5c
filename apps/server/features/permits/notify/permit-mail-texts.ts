import type { WrittenLocale } from '@dovolilnice/contract/locale'
import type { MailText } from '../../../platform/mail/queue-mail.ts'

const view = { sl: 'Odpri dovolilnico', en: 'Open the permit' }
const decision = { sl: 'Prenesi odločbo (PDF)', en: 'Download the decision (PDF)' }
const renew = { sl: 'Podaljšaj dovolilnico', en: 'Renew the permit' }

/**
 * Mails about a permit. None carries the reasons or findings of a procedure: they stand in the act. Filled in: `{number}`, `{kind}`, `{plates}`,
 * `{vehicles}` (the plates in a phrase), `{act}` (the number of the decision), `{text}` (the number of an appeal), `{effective}` (the day from which it has effect), `{from}`, `{last}` (the last valid day), `{hours}` (after the days, where
 * it has hours of its own), `{authority}` (the body with its address), `{reason}`, `{requested}` (the day of the holder's request), `{document}`, `{documentEnds}`, `{way}` (what was blocked), `{contact}` (the words
 * ` na obcina@primer.si`, or nothing: a sentence must stand without them).
 */
export const permitMailTexts = {
  issued: {
    sl: {
      subject: 'Dovolilnica {number} je izdana',
      paragraphs: ['Izdali smo vam dovolilnico {number} ({kind}) {vehicles}.', 'Velja od {from} do vključno {last}{hours}.'],
      action: view.sl,
    },
    en: {
      subject: 'Permit {number} has been issued',
      paragraphs: [
        'We have issued the permit {number} ({kind}) {vehicles}.',
        'It is valid from {from} to {last}, that day included{hours}.',
      ],
      action: view.en,
    },
  },
  replaced: {
    sl: {
      subject: 'Nova dovolilnica {number} namesto prejšnje',
      paragraphs: [
        'Namesto prejšnje dovolilnice smo izdali dovolilnico {number} ({kind}) {vehicles}.',
        'Velja do vključno {last}{hours}. Prejšnja dovolilnica ne velja več.',
      ],
      action: view.sl,
    },
    en: {
      subject: 'New permit {number} in place of the old one',
      paragraphs: [
        'In place of your permit we have issued the permit {number} ({kind}) {vehicles}.',
        'It is valid to {last}, that day included{hours}. The old permit is no longer valid.',
      ],
      action: view.en,
    },
  },
  changed: {
    sl: {
      subject: 'Dovolilnica {number} je spremenjena',
      paragraphs: ['Podatke dovolilnice {number} ({kind}) smo spremenili. Vozila: {plates}.', 'Velja od {from} do vključno {last}{hours}.'],
      action: view.sl,
    },
    en: {
      subject: 'Permit {number} has been changed',
      paragraphs: [
        'The permit {number} ({kind}) has been changed. Vehicles: {plates}.',
        'It is valid from {from} to {last}, that day included{hours}.',
      ],
      action: view.en,
    },
  },
  suspended: {
    sl: {
      subject: 'Dovolilnica {number} je začasno odvzeta',
      paragraphs: [
        'Dovolilnica {number} je začasno odvzeta. Dokler ne bo odločeno drugače, z njo ne morete na območje.',
        'O tem je izdana odločba št. {act} z obrazložitvijo in poukom o pravnem sredstvu.',
        'To sporočilo je obvestilo in ne vročitev. Odločba vam bo vročena posebej; rok za pritožbo začne teči z vročitvijo.',
      ],
      action: view.sl,
    },
    en: {
      subject: 'Permit {number} has been suspended',
      paragraphs: [
        'The permit {number} has been suspended. Until it is decided otherwise, it gives no access to the zone.',
        'The written decision No. {act} with its reasons and the legal remedy has been issued.',
        'This message is a notice, not service. The decision will be served on you separately; the term of appeal begins with its service.',
      ],
      action: view.en,
    },
  },
  suspended_on_request: {
    sl: {
      subject: 'Dovolilnica {number} je na vašo zahtevo začasno odvzeta',
      paragraphs: [
        'Na vašo zahtevo z dne {requested} je dovolilnica {number} začasno odvzeta. Dokler ne bo odločeno drugače, z njo ne morete na območje.',
        'O tem je izdana odločba št. {act} z obrazložitvijo in poukom o pravnem sredstvu.',
        'To sporočilo je obvestilo in ne vročitev. Odločba vam bo vročena posebej; rok za pritožbo začne teči z vročitvijo.',
      ],
      action: view.sl,
    },
    en: {
      subject: 'Permit {number} has been suspended at your request',
      paragraphs: [
        'At your request of {requested} the permit {number} has been suspended. Until it is decided otherwise, it gives no access to the zone.',
        'The written decision No. {act} with its reasons and the legal remedy has been issued.',
        'This message is a notice, not service. The decision will be served on you separately; the term of appeal begins with its service.',
      ],
      action: view.en,
    },
  },
  resumed: {
    sl: {
      subject: 'Dovolilnica {number} spet velja',
      paragraphs: ['Dovolilnica {number} spet velja, in sicer do vključno {last}{hours}.', 'Pojasnilo: {reason}'],
      action: view.sl,
    },
    en: {
      subject: 'Permit {number} is in force again',
      paragraphs: ['The permit {number} is in force again, to {last}, that day included{hours}.', 'Explanation: {reason}'],
      action: view.en,
    },
  },
  revoked: {
    sl: {
      subject: 'Dovolilnica {number} je odvzeta',
      paragraphs: [
        'Dovolilnica {number} je odvzeta in ne velja več.',
        'O tem je izdana odločba št. {act} z obrazložitvijo in poukom o pravnem sredstvu. Dostopna je na spodnji povezavi; prijava ni potrebna.',
        'Kako in do kdaj se lahko pritožite, piše v odločbi. Pritožbo vložite pri organu: {authority}.',
        'To sporočilo je obvestilo in ne vročitev. Odločba vam bo vročena posebej; rok za pritožbo začne teči z vročitvijo.',
      ],
      action: decision.sl,
    },
    en: {
      subject: 'Permit {number} has been revoked',
      paragraphs: [
        'The permit {number} has been revoked and is no longer valid.',
        'The written decision No. {act} with its reasons and the legal remedy has been issued. Download it by the link below; you need not sign in.',
        'The decision says how and until when you can appeal. Lodge the appeal with: {authority}.',
        'This message is a notice, not service. The decision will be served on you separately; the term of appeal begins with its service.',
      ],
      action: decision.en,
    },
  },
  revocation_issued: {
    sl: {
      subject: 'Izdana je odločba o odvzemu dovolilnice {number}',
      paragraphs: [
        'Izdana je odločba št. {act} o odvzemu dovolilnice {number}, z obrazložitvijo in poukom o pravnem sredstvu. Dostopna je na spodnji povezavi; prijava ni potrebna.',
        'Dovolilnica velja do dneva, ko odločba začne učinkovati. O tem vas bomo obvestili.',
        'Kako in do kdaj se lahko pritožite, piše v odločbi. Pritožbo vložite pri organu: {authority}.',
        'To sporočilo je obvestilo in ne vročitev. Odločba vam bo vročena posebej; rok za pritožbo začne teči z vročitvijo.',
      ],
      action: decision.sl,
    },
    en: {
      subject: 'A decision on the revocation of the permit {number} has been issued',
      paragraphs: [
        'The written decision No. {act} on the revocation of the permit {number} has been issued, with its reasons and the legal remedy. Download it by the link below; you need not sign in.',
        'The permit holds until the day on which the decision takes effect. We will tell you of it.',
        'The decision says how and until when you can appeal. Lodge the appeal with: {authority}.',
        'This message is a notice, not service. The decision will be served on you separately; the term of appeal begins with its service.',
      ],
      action: decision.en,
    },
  },
  change_refused: {
    sl: {
      subject: 'Izdana je odločba o spremembi vozila na dovolilnici {number}',
      paragraphs: [
        'O vaši zahtevi za spremembo vozila na dovolilnici {number} je izdana odločba št. {act}, ki vam jo bomo vročili. Dovolilnica velja naprej brez spremembe.',
        'Kako in do kdaj se lahko pritožite, piše v odločbi. Pritožbo vložite pri organu: {authority}.',
        'To sporočilo je obvestilo in ne vročitev. Odločba vam bo vročena posebej; rok za pritožbo začne teči z vročitvijo.',
      ],
      action: view.sl,
    },
    en: {
      subject: 'A decision on the change of vehicle of the permit {number} has been issued',
      paragraphs: [
        'The decision No. {act} on your request to change a vehicle of the permit {number} has been issued and will be served on you. The permit holds on unchanged.',
        'The decision says how and until when you can appeal. Lodge the appeal with: {authority}.',
        'This message is a notice, not service. The decision will be served on you separately; the term of appeal begins with its service.',
      ],
      action: view.en,
    },
  },
  appeal_received: {
    sl: {
      subject: 'Prejeli smo pritožbo {text} v zadevi {number}',
      paragraphs: [
        'Vašo pritožbo v zadevi {number} ({kind}) smo prejeli. Njena številka je {text}. To sporočilo je potrdilo o vložitvi.',
        'O pritožbi boste prejeli pisno odločitev. Ali se plača taksa in kolikšna je, piše v pouku o pravnem sredstvu.',
      ],
      action: view.sl,
    },
    en: {
      subject: 'We have received the appeal {text} in the matter {number}',
      paragraphs: [
        'We have received your appeal in the matter {number} ({kind}). Its number is {text}. This message is the receipt.',
        'You will get a written decision on the appeal. Whether a fee is due, and how much, is said in the instruction on the legal remedy.',
      ],
      action: view.en,
    },
  },
  revocation_begun: {
    sl: {
      subject: 'Dovolilnica {number} ne velja več',
      paragraphs: [
        'Odločba št. {act} o odvzemu učinkuje od {effective}. Dovolilnica {number} ne velja več.',
        'Odločba je dostopna na spodnji povezavi; prijava ni potrebna.',
      ],
      action: decision.sl,
    },
    en: {
      subject: 'Permit {number} is no longer valid',
      paragraphs: [
        'The decision No. {act} on the revocation has effect from {effective}. The permit {number} is no longer valid.',
        'Download the decision by the link below; you need not sign in.',
      ],
      action: decision.en,
    },
  },
  suspension_issued: {
    sl: {
      subject: 'Izdana je odločba o začasnem odvzemu dovolilnice {number}',
      paragraphs: [
        'Izdana je odločba št. {act} o začasnem odvzemu dovolilnice {number}, z obrazložitvijo in poukom o pravnem sredstvu.',
        'Dovolilnica velja do dneva, ko odločba začne učinkovati. O tem vas bomo obvestili.',
        'To sporočilo je obvestilo in ne vročitev. Odločba vam bo vročena posebej; rok za pritožbo začne teči z vročitvijo.',
      ],
      action: view.sl,
    },
    en: {
      subject: 'A decision on the suspension of the permit {number} has been issued',
      paragraphs: [
        'The written decision No. {act} on the suspension of the permit {number} has been issued, with its reasons and the legal remedy.',
        'The permit holds until the day on which the decision takes effect. We will tell you of it.',
        'This message is a notice, not service. The decision will be served on you separately; the term of appeal begins with its service.',
      ],
      action: view.en,
    },
  },
  suspension_begun: {
    sl: {
      subject: 'Dovolilnica {number} je začasno odvzeta',
      paragraphs: [
        'Odločba št. {act} o začasnem odvzemu učinkuje od {effective}. Dokler ne bo odločeno drugače, z dovolilnico {number} ne morete na območje.',
      ],
      action: view.sl,
    },
    en: {
      subject: 'Permit {number} has been suspended',
      paragraphs: [
        'The decision No. {act} on the suspension has effect from {effective}. Until it is decided otherwise, the permit {number} gives no access to the zone.',
      ],
      action: view.en,
    },
  },
  expiring: {
    sl: {
      subject: 'Dovolilnica {number} kmalu poteče',
      paragraphs: [
        'Vaša dovolilnica {number} ({kind}) {vehicles} velja še do vključno {last}{hours}.',
        'Če jo še potrebujete, jo pravočasno podaljšajte; obrazec je že izpolnjen z vašimi podatki.',
      ],
      action: renew.sl,
    },
    en: {
      subject: 'Permit {number} expires soon',
      paragraphs: [
        'Your permit {number} ({kind}) {vehicles} is valid to {last}, that day included{hours}.',
        'If you still need it, renew it in time; the form is already filled in with your details.',
      ],
      action: renew.en,
    },
  },
  blocked: {
    sl: {
      subject: 'Dovolilnica {number}: {way} ne velja več',
      paragraphs: [
        'V svojem računu ste blokirali: {way}. Dostop na ta način ni več mogoč. Z vozili dovolilnice {number} lahko še naprej zapeljete na območje.',
        'Za novo kartico oddajte vlogo za zamenjavo. Če kartico najdete, nam pišite{contact}; blokado lahko prekliče le občina.',
        'Če blokade niste zahtevali vi, nam to takoj sporočite{contact} in spremenite geslo.',
      ],
      action: view.sl,
    },
    en: {
      subject: 'Permit {number}: {way} is blocked',
      paragraphs: [
        'In your account you have blocked: {way}. It gives no access any more. You can still enter the zone with the vehicles of the permit {number}.',
        'Apply for a replacement to get a new card. If you find the card, write to us{contact}; only the municipality can lift the block.',
        'If it was not you who blocked it, tell us immediately{contact} and change your password.',
      ],
      action: view.en,
    },
  },
  blocked_phone: {
    sl: {
      subject: 'Dovolilnica {number}: {way} ne velja več',
      paragraphs: [
        'V svojem računu ste blokirali: {way}. Klic s te številke ne spusti več stebrička. Z vozili dovolilnice {number} lahko še naprej zapeljete na območje.',
        'Vaše dovolilnice s to številko imajo novo kodo QR. Prejšnja koda na telefonu ali papirju ne velja več, zato dovolilnice natisnite znova.',
        'Blokado številke lahko prekliče le občina; pišite nam{contact}. Če blokade niste zahtevali vi, nam to takoj sporočite in spremenite geslo.',
      ],
      action: view.sl,
    },
    en: {
      subject: 'Permit {number}: {way} is blocked',
      paragraphs: [
        'In your account you have blocked: {way}. A call from this number no longer lowers a bollard. You can still enter the zone with the vehicles of the permit {number}.',
        'Your permits with this number have a new QR code. The old one on a phone or on paper is no longer valid, so print them again.',
        'The municipality can lift the block of the number: write to us{contact}. If it was not you who blocked it, tell us at once and change your password.',
      ],
      action: view.en,
    },
  },
  new_code: {
    sl: {
      subject: 'Dovolilnica {number} ima novo kodo QR',
      paragraphs: [
        'V svojem računu ste zamenjali kodo QR dovolilnice {number}. Prejšnja koda na telefonu ali papirju ne velja več; dovolilnico natisnite znova.',
        'Če kode niste zamenjali vi, nam to takoj sporočite{contact} in spremenite geslo.',
      ],
      action: view.sl,
    },
    en: {
      subject: 'Permit {number} has a new QR code',
      paragraphs: [
        'In your account you have changed the QR code of the permit {number}. The old one on a phone or on paper is no longer valid; print the permit again.',
        'If it was not you who changed it, tell us immediately{contact} and change your password.',
      ],
      action: view.en,
    },
  },
  unblocked: {
    sl: {
      subject: 'Dovolilnica {number}: blokada je preklicana',
      paragraphs: ['Občina je preklicala blokado: {way}. Dostop na ta način je spet mogoč.', 'Pojasnilo: {reason}'],
      action: view.sl,
    },
    en: {
      subject: 'Permit {number}: the block is lifted',
      paragraphs: ['The municipality has lifted the block: {way}. It opens again.', 'Explanation: {reason}'],
      action: view.en,
    },
  },
  misuse_warned: {
    sl: {
      subject: 'Opozorilo o rabi dovolilnice {number}',
      paragraphs: [
        'Pri rabi vaše dovolilnice {number} smo opazili nekaj, kar ni v skladu z njenimi pogoji. Podrobnosti izveste pri organu: {authority}. Svoje prehode si lahko po prijavi ogledate ob dovolilnici.',
        'Če je šlo za pomoto ali dovolilnice niste uporabljali vi, nam to sporočite{contact}. Če se bo to ponovilo, lahko občina začne postopek za odvzem dovolilnice.',
      ],
      action: view.sl,
    },
    en: {
      subject: 'A warning about the use of the permit {number}',
      paragraphs: [
        'We noticed a use of your permit {number} that is against its conditions. We tell you what at the office: {authority}. Signed in you see your passages beside the permit.',
        'If it was a mistake, or somebody else used it, tell us{contact}. If it happens again, the municipality may begin a procedure to revoke the permit.',
      ],
      action: view.en,
    },
  },
  document_expiring: {
    sl: {
      subject: 'Dokazilo za dovolilnico {number} kmalu poteče',
      paragraphs: [
        'Dokazilo »{document}«, na podlagi katerega velja vaša dovolilnica {number} ({kind}), velja do vključno {documentEnds}. Dovolilnica velja do vključno {last}.',
        'Do takrat nam pošljite novo dokazilo{contact} ali ga prinesite na občino; navedite številko dovolilnice. Če novega dokazila ne prejmemo, lahko dovolilnico začasno odvzamemo.',
      ],
      action: view.sl,
    },
    en: {
      subject: 'A document for the permit {number} expires soon',
      paragraphs: [
        'The document “{document}” for your permit {number} ({kind}) is valid to {documentEnds}, that day included. The permit is valid to {last}, that day included.',
        'Send us a new document{contact} by then, or bring it to the municipality, and quote the permit number. Without it the permit may be suspended.',
      ],
      action: view.en,
    },
  },
} as const satisfies Record<string, Record<WrittenLocale, MailText>>

export type PermitMailName = keyof typeof permitMailTexts
