import { defineTexts } from '../../../platform/translate/message.ts'

export const passTexts = defineTexts({
  passes: { sl: 'Prepustnice', en: 'Passes' },
  intro: {
    sl: 'S prepustnico eno vozilo ali gost gostitelja s kodo nekaj časa sme na območje brez vloge. Vsak vpogled se zabeleži.',
    en: 'With a pass one vehicle, or a guest of a host with a code, may enter the zone for a while, without an application. Each look is recorded.',
  },
  add: { sl: 'Nova prepustnica', en: 'New pass' },
  give: { sl: 'Prepustnica', en: 'Pass' },
  title: { sl: 'Prepustnica za eno vozilo', en: 'A pass for one vehicle' },
  plate: { sl: 'Registrska oznaka', en: 'Plate' },
  zone: { sl: 'Območje', en: 'Zone' },
  length: { sl: 'Velja', en: 'Valid for' },
  day: { sl: 'Od poznejšega dne', en: 'From a later day' },
  gate: { sl: 'Samo pri stebričku', en: 'At one bollard only' },
  everyGate: { sl: 'vsi na območju', en: 'all of the zone' },
  ways: { sl: 'Število prehodov', en: 'Passages' },
  note: { sl: 'Pojasnilo', en: 'Explanation' },
  noteHint: {
    sl: 'Na primer naslov dostave. Brez imen in zdravstvenih podatkov.',
    en: 'For instance the address of the delivery. No names, nothing about health.',
  },
  state: { sl: 'Stanje', en: 'State' },
  purpose: { sl: 'Namen', en: 'Purpose' },
  issueFor: { sl: 'Izdaj prepustnico za:', en: 'Issue the pass for:' },
  issued: {
    sl: 'Prepustnica je izdana. Stebrički jo poznajo v nekaj sekundah.',
    en: 'The pass has been issued. The bollards know it within seconds.',
  },
  end: { sl: 'Končaj', en: 'End' },
  endTitle: { sl: 'Končam prepustnico?', en: 'End the pass?' },
  endReason: { sl: 'Razlog', en: 'Reason' },
  endText: { sl: 'Stebriček po tem ne bo več odprl.', en: 'The bollard will not open for it any more.' },
  keep: { sl: 'Pusti', en: 'Keep' },
  ended: { sl: 'Prepustnica je končana.', en: 'The pass has been ended.' },
  none: { sl: 'Ni prepustnic', en: 'No passes' },
  noneHint: {
    sl: 'Izdate jo za dostavo, obisk ali selitev, ko ni časa za vlogo.',
    en: 'Issue one for a delivery, a visit or a removal, when there is no time for an application.',
  },
})
