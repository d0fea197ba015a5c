import { mailText } from '../../../platform/mail/queue-mail.ts'

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
  issued: mailText(view, {
    sl: [
      'Dovolilnica {number} je izdana',
      'Izdali smo vam dovolilnico {number} ({kind}) {vehicles}.',
      'Velja od {from} do vključno {last}{hours}.',
    ],
    en: [
      'Permit {number} has been issued',
      'We have issued the permit {number} ({kind}) {vehicles}.',
      'It is valid from {from} to {last}, that day included{hours}.',
    ],
  }),
  replaced: mailText(view, {
    sl: [
      'Nova dovolilnica {number} namesto prejšnje',
      'Namesto prejšnje dovolilnice smo izdali dovolilnico {number} ({kind}) {vehicles}.',
      'Velja do vključno {last}{hours}. Prejšnja dovolilnica ne velja več.',
    ],
    en: [
      'New permit {number} in place of the old one',
      'In place of your permit we have issued the permit {number} ({kind}) {vehicles}.',
      'It is valid to {last}, that day included{hours}. The old permit is no longer valid.',
    ],
  }),
  changed: mailText(view, {
    sl: [
      'Dovolilnica {number} je spremenjena',
      'Podatke dovolilnice {number} ({kind}) smo spremenili. Vozila: {plates}.',
      'Velja od {from} do vključno {last}{hours}.',
    ],
    en: [
      'Permit {number} has been changed',
      'The permit {number} ({kind}) has been changed. Vehicles: {plates}.',
      'It is valid from {from} to {last}, that day included{hours}.',
    ],
  }),
  suspended: mailText(view, {
    sl: [
      'Dovolilnica {number} je začasno odvzeta',
      'Dovolilnica {number} je začasno odvzeta. Dokler ne bo odločeno drugače, z njo ne morete na območje.',
      'O tem je izdana odločba št. {act} z obrazložitvijo in poukom o pravnem sredstvu.',
      'To sporočilo je obvestilo in ne vročitev. Odločba vam bo vročena posebej; rok za pritožbo začne teči z vročitvijo.',
    ],
    en: [
      'Permit {number} has been suspended',
      'The permit {number} has been suspended. Until it is decided otherwise, it gives no access to the zone.',
      'The written decision No. {act} with its reasons and the legal remedy has been issued.',
      'This message is a notice, not service. The decision will be served on you separately; the term of appeal begins with its service.',
    ],
  }),
  suspended_on_request: mailText(view, {
    sl: [
      'Dovolilnica {number} je na vašo zahtevo začasno odvzeta',
      'Na vašo zahtevo z dne {requested} je dovolilnica {number} začasno odvzeta. Dokler ne bo odločeno drugače, z njo ne morete na območje.',
      'O tem je izdana odločba št. {act} z obrazložitvijo in poukom o pravnem sredstvu.',
      'To sporočilo je obvestilo in ne vročitev. Odločba vam bo vročena posebej; rok za pritožbo začne teči z vročitvijo.',
    ],
    en: [
      'Permit {number} has been suspended at your request',
      'At your request of {requested} the permit {number} has been suspended. Until it is decided otherwise, it gives no access to the zone.',
      'The written decision No. {act} with its reasons and the legal remedy has been issued.',
      'This message is a notice, not service. The decision will be served on you separately; the term of appeal begins with its service.',
    ],
  }),
  resumed: mailText(view, {
    sl: ['Dovolilnica {number} spet velja', 'Dovolilnica {number} spet velja, in sicer do vključno {last}{hours}.', 'Pojasnilo: {reason}'],
    en: [
      'Permit {number} is in force again',
      'The permit {number} is in force again, to {last}, that day included{hours}.',
      'Explanation: {reason}',
    ],
  }),
  revoked: mailText(decision, {
    sl: [
      'Dovolilnica {number} je odvzeta',
      'Dovolilnica {number} je odvzeta in ne velja več.',
      'O tem je izdana odločba št. {act} z obrazložitvijo in poukom o pravnem sredstvu. Dostopna je na spodnji povezavi; prijava ni potrebna.',
      'Kako in do kdaj se lahko pritožite, piše v odločbi. Pritožbo vložite pri organu: {authority}.',
      'To sporočilo je obvestilo in ne vročitev. Odločba vam bo vročena posebej; rok za pritožbo začne teči z vročitvijo.',
    ],
    en: [
      'Permit {number} has been revoked',
      'The permit {number} has been revoked and is no longer valid.',
      'The written decision No. {act} with its reasons and the legal remedy has been issued. Download it by the link below; you need not sign in.',
      'The decision says how and until when you can appeal. Lodge the appeal with: {authority}.',
      'This message is a notice, not service. The decision will be served on you separately; the term of appeal begins with its service.',
    ],
  }),
  revocation_issued: mailText(decision, {
    sl: [
      'Izdana je odločba o odvzemu dovolilnice {number}',
      'Izdana je odločba št. {act} o odvzemu dovolilnice {number}, z obrazložitvijo in poukom o pravnem sredstvu. Dostopna je na spodnji povezavi; prijava ni potrebna.',
      'Dovolilnica velja do dneva, ko odločba začne učinkovati. O tem vas bomo obvestili.',
      'Kako in do kdaj se lahko pritožite, piše v odločbi. Pritožbo vložite pri organu: {authority}.',
      'To sporočilo je obvestilo in ne vročitev. Odločba vam bo vročena posebej; rok za pritožbo začne teči z vročitvijo.',
    ],
    en: [
      'A decision on the revocation of the permit {number} has been issued',
      'The written decision No. {act} on the revocation of the permit {number} has been issued, with its reasons and the legal remedy. Download it by the link below; you need not sign in.',
      'The permit holds until the day on which the decision takes effect. We will tell you of it.',
      'The decision says how and until when you can appeal. Lodge the appeal with: {authority}.',
      'This message is a notice, not service. The decision will be served on you separately; the term of appeal begins with its service.',
    ],
  }),
  change_refused: mailText(view, {
    sl: [
      'Izdana je odločba o spremembi vozila na dovolilnici {number}',
      'O vaši zahtevi za spremembo vozila na dovolilnici {number} je izdana odločba št. {act}, ki vam jo bomo vročili. Dovolilnica velja naprej brez spremembe.',
      'Kako in do kdaj se lahko pritožite, piše v odločbi. Pritožbo vložite pri organu: {authority}.',
      'To sporočilo je obvestilo in ne vročitev. Odločba vam bo vročena posebej; rok za pritožbo začne teči z vročitvijo.',
    ],
    en: [
      'A decision on the change of vehicle of the permit {number} has been issued',
      'The decision No. {act} on your request to change a vehicle of the permit {number} has been issued and will be served on you. The permit holds on unchanged.',
      'The decision says how and until when you can appeal. Lodge the appeal with: {authority}.',
      'This message is a notice, not service. The decision will be served on you separately; the term of appeal begins with its service.',
    ],
  }),
  appeal_received: mailText(view, {
    sl: [
      'Prejeli smo pritožbo {text} v zadevi {number}',
      'Vašo pritožbo v zadevi {number} ({kind}) smo prejeli. Njena številka je {text}. To sporočilo je potrdilo o vložitvi.',
      'O pritožbi boste prejeli pisno odločitev. Ali se plača taksa in kolikšna je, piše v pouku o pravnem sredstvu.',
    ],
    en: [
      'We have received the appeal {text} in the matter {number}',
      'We have received your appeal in the matter {number} ({kind}). Its number is {text}. This message is the receipt.',
      'You will get a written decision on the appeal. Whether a fee is due, and how much, is said in the instruction on the legal remedy.',
    ],
  }),
  revocation_begun: mailText(decision, {
    sl: [
      'Dovolilnica {number} ne velja več',
      'Odločba št. {act} o odvzemu učinkuje od {effective}. Dovolilnica {number} ne velja več.',
      'Odločba je dostopna na spodnji povezavi; prijava ni potrebna.',
    ],
    en: [
      'Permit {number} is no longer valid',
      'The decision No. {act} on the revocation has effect from {effective}. The permit {number} is no longer valid.',
      'Download the decision by the link below; you need not sign in.',
    ],
  }),
  suspension_issued: mailText(view, {
    sl: [
      'Izdana je odločba o začasnem odvzemu dovolilnice {number}',
      'Izdana je odločba št. {act} o začasnem odvzemu dovolilnice {number}, z obrazložitvijo in poukom o pravnem sredstvu.',
      'Dovolilnica velja do dneva, ko odločba začne učinkovati. O tem vas bomo obvestili.',
      'To sporočilo je obvestilo in ne vročitev. Odločba vam bo vročena posebej; rok za pritožbo začne teči z vročitvijo.',
    ],
    en: [
      'A decision on the suspension of the permit {number} has been issued',
      'The written decision No. {act} on the suspension of the permit {number} has been issued, with its reasons and the legal remedy.',
      'The permit holds until the day on which the decision takes effect. We will tell you of it.',
      'This message is a notice, not service. The decision will be served on you separately; the term of appeal begins with its service.',
    ],
  }),
  suspension_begun: mailText(view, {
    sl: [
      'Dovolilnica {number} je začasno odvzeta',
      'Odločba št. {act} o začasnem odvzemu učinkuje od {effective}. Dokler ne bo odločeno drugače, z dovolilnico {number} ne morete na območje.',
    ],
    en: [
      'Permit {number} has been suspended',
      'The decision No. {act} on the suspension has effect from {effective}. Until it is decided otherwise, the permit {number} gives no access to the zone.',
    ],
  }),
  expiring: mailText(renew, {
    sl: [
      'Dovolilnica {number} kmalu poteče',
      'Vaša dovolilnica {number} ({kind}) {vehicles} velja še do vključno {last}{hours}.',
      'Če jo še potrebujete, jo pravočasno podaljšajte; obrazec je že izpolnjen z vašimi podatki.',
    ],
    en: [
      'Permit {number} expires soon',
      'Your permit {number} ({kind}) {vehicles} is valid to {last}, that day included{hours}.',
      'If you still need it, renew it in time; the form is already filled in with your details.',
    ],
  }),
  blocked: mailText(view, {
    sl: [
      'Dovolilnica {number}: {way} ne velja več',
      'V svojem računu ste blokirali: {way}. Dostop na ta način ni več mogoč. Z vozili dovolilnice {number} lahko še naprej zapeljete na območje.',
      'Za novo kartico oddajte vlogo za zamenjavo. Če kartico najdete, nam pišite{contact}; blokado lahko prekliče le občina.',
      'Če blokade niste zahtevali vi, nam to takoj sporočite{contact} in spremenite geslo.',
    ],
    en: [
      'Permit {number}: {way} is blocked',
      'In your account you have blocked: {way}. It gives no access any more. You can still enter the zone with the vehicles of the permit {number}.',
      'Apply for a replacement to get a new card. If you find the card, write to us{contact}; only the municipality can lift the block.',
      'If it was not you who blocked it, tell us immediately{contact} and change your password.',
    ],
  }),
  blocked_phone: mailText(view, {
    sl: [
      'Dovolilnica {number}: {way} ne velja več',
      'V svojem računu ste blokirali: {way}. Klic s te številke ne spusti več stebrička. Z vozili dovolilnice {number} lahko še naprej zapeljete na območje.',
      'Vaše dovolilnice s to številko imajo novo kodo QR. Prejšnja koda na telefonu ali papirju ne velja več, zato dovolilnice natisnite znova.',
      'Blokado številke lahko prekliče le občina; pišite nam{contact}. Če blokade niste zahtevali vi, nam to takoj sporočite in spremenite geslo.',
    ],
    en: [
      'Permit {number}: {way} is blocked',
      'In your account you have blocked: {way}. A call from this number no longer lowers a bollard. You can still enter the zone with the vehicles of the permit {number}.',
      'Your permits with this number have a new QR code. The old one on a phone or on paper is no longer valid, so print them again.',
      'The municipality can lift the block of the number: write to us{contact}. If it was not you who blocked it, tell us at once and change your password.',
    ],
  }),
  new_code: mailText(view, {
    sl: [
      'Dovolilnica {number} ima novo kodo QR',
      'V svojem računu ste zamenjali kodo QR dovolilnice {number}. Prejšnja koda na telefonu ali papirju ne velja več; dovolilnico natisnite znova.',
      'Če kode niste zamenjali vi, nam to takoj sporočite{contact} in spremenite geslo.',
    ],
    en: [
      'Permit {number} has a new QR code',
      'In your account you have changed the QR code of the permit {number}. The old one on a phone or on paper is no longer valid; print the permit again.',
      'If it was not you who changed it, tell us immediately{contact} and change your password.',
    ],
  }),
  unblocked: mailText(view, {
    sl: [
      'Dovolilnica {number}: blokada je preklicana',
      'Občina je preklicala blokado: {way}. Dostop na ta način je spet mogoč.',
      'Pojasnilo: {reason}',
    ],
    en: ['Permit {number}: the block is lifted', 'The municipality has lifted the block: {way}. It opens again.', 'Explanation: {reason}'],
  }),
  misuse_warned: mailText(view, {
    sl: [
      'Opozorilo o rabi dovolilnice {number}',
      'Pri rabi vaše dovolilnice {number} smo opazili nekaj, kar ni v skladu z njenimi pogoji. Podrobnosti izveste pri organu: {authority}. Svoje prehode si lahko po prijavi ogledate ob dovolilnici.',
      'Če je šlo za pomoto ali dovolilnice niste uporabljali vi, nam to sporočite{contact}. Če se bo to ponovilo, lahko občina začne postopek za odvzem dovolilnice.',
    ],
    en: [
      'A warning about the use of the permit {number}',
      'We noticed a use of your permit {number} that is against its conditions. We tell you what at the office: {authority}. Signed in you see your passages beside the permit.',
      'If it was a mistake, or somebody else used it, tell us{contact}. If it happens again, the municipality may begin a procedure to revoke the permit.',
    ],
  }),
  document_expiring: mailText(view, {
    sl: [
      'Dokazilo za dovolilnico {number} kmalu poteče',
      'Dokazilo »{document}«, na podlagi katerega velja vaša dovolilnica {number} ({kind}), velja do vključno {documentEnds}. Dovolilnica velja do vključno {last}.',
      'Do takrat nam pošljite novo dokazilo{contact} ali ga prinesite na občino; navedite številko dovolilnice. Če novega dokazila ne prejmemo, lahko dovolilnico začasno odvzamemo.',
    ],
    en: [
      'A document for the permit {number} expires soon',
      'The document “{document}” for your permit {number} ({kind}) is valid to {documentEnds}, that day included. The permit is valid to {last}, that day included.',
      'Send us a new document{contact} by then, or bring it to the municipality, and quote the permit number. Without it the permit may be suspended.',
    ],
  }),
}

export type PermitMailName = keyof typeof permitMailTexts
