import { defineTexts } from '../../platform/kit.ts'

export const texts = defineTexts({
  headline: { sl: 'Dovolilnica za vožnjo in parkiranje v starem mestnem jedru', en: 'A permit to drive and park in the old town' },
  welcome: {
    sl: 'Dovoz v staro mestno jedro je zaprt s potopnimi stebrički. Stebriček se spusti, ko se mu z vozilom približa imetnik dovolilnice.',
    en: 'Retractable bollards close the old town to traffic. A bollard lowers when a permit holder drives up to it.',
  },
  apply: { sl: 'Oddaj vlogo', en: 'Apply for a permit' },
  applyHow: {
    sl: 'Brez prijave, v nekaj minutah. Priložite fotografije ali datoteke PDF z dokazili.',
    en: 'Without signing in, in a few minutes. Attach pictures or PDFs of the documents.',
  },
  today: { sl: 'Obisk danes', en: 'Visiting today' },
  todayHow: {
    sl: 'Parkirna karta za invalide, dostava, selitev, obisk: kako danes zapeljete na območje.',
    en: 'Disabled parking card, delivery, removal, visit: how to get into the zone today.',
  },
  state: { sl: 'Preveri stanje vloge', en: 'Check your application' },
  stateHow: {
    sl: 'S povezavo iz e-sporočila preverite stanje vloge in jo po potrebi dopolnite. Če je nimate več, vam jo bomo poslali znova.',
    en: 'With the link from the e-mail you check your application and add what is missing. If you no longer have it, we will send it again.',
  },
  account: { sl: 'Moje dovolilnice', en: 'My permits' },
  accountHow: {
    sl: 'Po prijavi lahko dovolilnico podaljšate ali zamenjate in spremljate svoje vloge.',
    en: 'Sign in to renew or replace a permit and track applications.',
  },
  tasks: { sl: 'Kaj želite urediti?', en: 'What would you like to do?' },
  stepsTitle: { sl: 'Do dovolilnice v petih korakih', en: 'Your permit in five steps' },
  step1: { sl: 'Izberete vrsto dovolilnice', en: 'Choose the kind of permit' },
  step1How: {
    sl: 'V obrazcu izberete svoj status; prikažejo se pogoji in cena.',
    en: 'In the form you choose your status; the conditions and the price appear.',
  },
  step2: { sl: 'Oddate vlogo z dokazili', en: 'Submit the application with documents' },
  step2How: {
    sl: 'Zadostujejo fotografije s telefona. Osnutek ostane v vašem brskalniku, dokler vloge ne oddate.',
    en: 'Pictures from a phone will do. The draft stays in your browser until you send it.',
  },
  step3: { sl: 'Uradna oseba pregleda vlogo', en: 'An official reviews it' },
  step3How: {
    sl: 'Če kaj manjka, vas bomo po e-pošti pozvali k dopolnitvi. Po e-pošti vas bomo obvestili tudi o odločitvi.',
    en: 'If something is missing we will ask you for it by e-mail. We will also tell you of the decision by e-mail.',
  },
  step4: { sl: 'Plačate dovolilnico', en: 'Pay for the permit' },
  step4How: {
    sl: 'Znesek, rok in navodilo za plačilo prejmete po e-pošti. Pri brezplačnih dovolilnicah tega koraka ni.',
    en: 'The amount, the deadline and how to pay come by e-mail. Free permits skip this step.',
  },
  step5: { sl: 'Stebriček se spusti', en: 'The bollard lowers' },
  step5How: {
    sl: 'Kamera prepozna registrsko oznako, stebriček pa lahko spustite tudi s kartico ali telefonskim klicem.',
    en: 'A camera recognises your plate; you can also use a card or a phone call.',
  },
  more: { sl: 'Vsa navodila in dokazila', en: 'All instructions and required documents' },
  prices: { sl: 'Cene', en: 'Prices' },
  pricesHow: {
    sl: 'Cene veljajo na današnji dan; DDV je vključen, kadar se obračuna. Celoten znesek vidite v obrazcu, preden vlogo oddate.',
    en: 'Today’s prices; VAT is included where it is charged. The form shows the whole amount before you send it.',
  },
  allPrices: { sl: 'Vse vrste in cene', en: 'All kinds and prices' },
  free: { sl: 'brezplačno', en: 'free' },
  year: { sl: 'na leto', en: 'a year' },
  month: { sl: 'na mesec', en: 'a month' },
  week: { sl: 'na teden', en: 'a week' },
  day: { sl: 'na dan', en: 'a day' },
  hour: { sl: 'na uro', en: 'an hour' },
  once: { sl: 'enkratno', en: 'once' },
  help: { sl: 'Potrebujete pomoč?', en: 'Do you need help?' },
  helpHow: {
    sl: 'Vlogo lahko oddate tudi osebno v sprejemni pisarni občine ali po pošti.',
    en: 'You can also apply in person at the municipal office or by post.',
  },
  pictureOfTown: {
    sl: 'Vhod v staro mestno jedro s potopnima stebričkoma',
    en: 'The entrance to the old town with two retractable bollards',
  },

  instructionsLead: {
    sl: 'Kako pridobite dovolilnico, katera dokazila potrebujete in kako spustite stebriček.',
    en: 'How to get a permit, which documents you need and how to lower the bollard.',
  },
  kindsTitle: { sl: 'Vrste dovolilnic, dokazila in cene', en: 'Kinds of permit, documents and prices' },
  unreachable: {
    sl: 'Cen in podatkov občine trenutno ni mogoče naložiti. Prikazali se bodo samodejno, ko bo povezava vzpostavljena.',
    en: 'Prices and the municipality’s details cannot be loaded at the moment. They will appear by themselves as soon as the connection is back.',
  },
  calculator: { sl: 'Izračun cene', en: 'Work out the price' },
  calculatorHow: {
    sl: 'Izberite dovolilnico in prvi dan. Izračun je po današnjem ceniku; z izračunom vloge še ne oddate.',
    en: 'Choose a permit and its first day. It is worked out by today’s price list; this sends no application.',
  },
  rules: { sl: 'Pravila cene in doplačila', en: 'Rules of the price and what comes on top' },
  kindOfPermit: { sl: 'Vrsta dovolilnice', en: 'Kind of permit' },
  period: { sl: 'Obdobje', en: 'Period' },
  firstDay: { sl: 'Prvi dan veljavnosti', en: 'First day' },
  proofUntil: { sl: 'Dokazilo velja do', en: 'The document is valid until' },
  periodCount: { sl: 'Število obdobij', en: 'Number of periods' },
  dayCount: { sl: 'Število dni', en: 'Number of days' },
  hoursOfDay: { sl: 'Ur na dan', en: 'Hours a day' },
  whichPermit: { sl: 'Zaporedna dovolilnica v gospodinjstvu', en: 'Which permit of the household' },
  firstPermit: { sl: 'prva', en: 'the first' },
  secondPermit: { sl: 'druga', en: 'the second' },
  thirdPermit: { sl: 'tretja ali naslednja', en: 'the third or a further one' },
  withDevice: { sl: 'S kartico ali daljinskim upravljalnikom ({price})', en: 'With a card or a remote control ({price})' },
  onPaper: { sl: 'Vloga na papirju', en: 'Application on paper' },
  validFor: { sl: 'Velja {days}.', en: 'Valid {days}.' },
  kindsWait: { sl: 'Vrste dovolilnic in cene se nalagajo …', en: 'Kinds of permit and prices are loading …' },
  documents: { sl: 'Potrebna dokazila', en: 'Documents needed' },
  noDocuments: { sl: 'Dokazila niso potrebna.', en: 'No documents are needed.' },
  ifAny: { sl: 'če velja za vas', en: 'if it applies to you' },
  opensBy: { sl: 'Način dostopa', en: 'Access by' },
  plate: { sl: 'kamera prepozna registrsko oznako', en: 'camera recognising the plate' },
  rfid: { sl: 'kartica', en: 'card' },
  phone: { sl: 'klic s telefonske številke, navedene v vlogi', en: 'call from the phone number you gave' },
  hours: { sl: 'Čas dostopa', en: 'Hours of access' },
  allDay: { sl: 'ves dan', en: 'all day' },
  vehicles: { sl: 'Vozila', en: 'Vehicles' },
  upTo: {
    sl: { one: 'eno vozilo', two: 'do {count} vozili', few: 'do {count} vozila', other: 'do {count} vozil' },
    en: { one: 'one vehicle', other: 'up to {count} vehicles' },
  },
  validity: { sl: 'Veljavnost', en: 'Validity' },

  openTitle: { sl: 'Kako spustite stebriček', en: 'How to lower the bollard' },
  openHours: { sl: 'Stebrički, ob teh urah spuščeni za vse', en: 'Bollards that are down for everybody at these hours' },
  openPlate: {
    sl: 'S kamero. Počasi zapeljite do oznake in počakajte, da se na semaforju prižge zelena luč.',
    en: 'By camera. Drive slowly up to the mark and wait for the green light.',
  },
  openCard: {
    sl: 'S kartico. Približajte jo čitalniku na stebričku ob vozišču.',
    en: 'By card. Hold it to the reader on the post beside the road.',
  },
  openCall: {
    sl: 'S klicem. Pokličite številko vhoda s telefona, ki ste ga navedli v vlogi. Klic je brezplačen.',
    en: 'By phone. Call the entrance from the phone you gave in the application. The call is free.',
  },
  openSafety: {
    sl: 'Skozi vhod naj zapelje le po eno vozilo. Stebriček se dvigne takoj, ko je prostor za vozilom prost.',
    en: 'One vehicle at a time. The bollard rises as soon as the space behind the vehicle is clear.',
  },

  questionsTitle: { sl: 'Pogosta vprašanja', en: 'Questions' },
  q1: { sl: 'Kako dolgo traja obravnava vloge?', en: 'How long does it take?' },
  a1: {
    sl: 'O popolni vlogi praviloma odločimo v nekaj delovnih dneh. Če kaj manjka, vas bomo pozvali k dopolnitvi. Za dopolnitev imate {days}.',
    en: 'A complete application is usually decided within a few working days. If something is missing we ask you. You have {days} to add it.',
  },
  days: {
    sl: { one: '{count} dan', two: '{count} dneva', few: '{count} dni', other: '{count} dni' },
    en: { one: '{count} day', other: '{count} days' },
  },
  q2: { sl: 'Kaj storim ob zamenjavi vozila?', en: 'What do I do when I change my vehicle?' },
  a2: {
    sl: 'Zamenjajte dovolilnico: prijavite se in pri svoji dovolilnici izberite »Zamenjaj« ali oddajte vlogo za zamenjavo. Čas veljavnosti se s tem ne spremeni.',
    en: 'Replace the permit: sign in and choose “Replace” at your permit, or apply for a replacement. Its validity does not change.',
  },
  q3: { sl: 'Kaj storim, če izgubim kartico?', en: 'What if I lose the card?' },
  a3: {
    sl: 'Takoj nas obvestite, da jo bomo lahko blokirali. Za novo oddajte vlogo za zamenjavo.',
    en: 'Report it at once so that we can block it. Apply for a replacement to get a new one.',
  },
  q4: { sl: 'Kaj storim, če se stebriček ne spusti?', en: 'What if the bollard does not lower?' },
  a4: {
    sl: 'Preverite, ali dovolilnica velja ta dan in ob tej uri in ali je registrska tablica čitljiva. Če je vse v redu, nas pokličite; operater vidi, zakaj je bil prehod zavrnjen, in lahko stebriček spusti na daljavo.',
    en: 'Check that the permit is valid on this day and at this hour and that the plate can be read. If all is well, call us; the operator sees why the passage was refused and can lower the bollard remotely.',
  },
  q5: { sl: 'Ali moram imeti uporabniški račun?', en: 'Do I need an account?' },
  a5: {
    sl: 'Ne. Vlogo oddate brez prijave. Z računom je obrazec za podaljšanje ali zamenjavo že izpolnjen z vašimi podatki.',
    en: 'No. You apply without signing in. With an account the form for a renewal or a replacement is already filled in with your details.',
  },
  q6: { sl: 'Kdaj podaljšam dovolilnico?', en: 'When do I renew?' },
  a6: {
    sl: 'Pred iztekom vas bomo po e-pošti opomnili. Podaljšate jo v svojem računu ali z novo vlogo.',
    en: 'We will remind you by e-mail before it expires. Renew it in your account or by a new application.',
  },

  termsLead: {
    sl: 'Kdo zagotavlja storitev, kako jo lahko uporabljate in kako obdelujemo vaše podatke.',
    en: 'Who offers the service, how you may use it and what happens with your data.',
  },
  termsTitle: { sl: 'Pogoji uporabe', en: 'Terms of use' },
  privacyTitle: { sl: 'Varstvo osebnih podatkov', en: 'Data protection' },
  service: { sl: 'Storitev', en: 'The service' },
  serviceText: {
    sl: 'Na spletni strani {town} oddate vlogo za dovolilnico za parkiranje in dostop na območje omejenega prometa v starem mestnem jedru. Vlogo lahko spremljate, dovolilnico pa zamenjate ali podaljšate. Uporaba spletne strani je brezplačna, dovolilnica pa se plača po veljavnem ceniku.',
    en: 'The website of {town} lets you apply for a permit for parking and access to the restricted-traffic zone of the old town. You can follow the application, and replace or renew the permit. Its use is free; the permit is paid for at the prices in force.',
  },
  theTown: { sl: 'občine', en: 'the municipality' },
  truth: { sl: 'Resničnost podatkov', en: 'Truthful data' },
  truthText: {
    sl: 'V vlogi navedite resnične podatke in priložite veljavna dokazila. Dovolilnica, pridobljena z neresničnimi podatki, se lahko odvzame.',
    en: 'Give true data and valid documents in the application. A permit obtained with false data may be revoked.',
  },
  use: { sl: 'Uporaba dovolilnice', en: 'Using the permit' },
  useText: {
    sl: 'Dovolilnica velja za navedena vozila, območje, dneve in ure. Ni prenosljiva na druga vozila. Vožnja tesno za drugim vozilom in spuščanje stebričkov za druge sta zlorabi. Zaradi njiju se dovolilnica lahko začasno ali trajno odvzame.',
    en: 'The permit is valid for the vehicles, zone, days and hours it names. It cannot be passed on to other vehicles. Driving close behind another vehicle and lowering bollards for others is abuse, for which the permit may be suspended or revoked.',
  },
  accountRules: { sl: 'Uporabniški račun', en: 'Your account' },
  accountText: {
    sl: 'Gesla ne zaupajte nikomur. Če sumite, da ga pozna kdo drug, ga zamenjajte in v nastavitvah izberite »Odjavi povsod«.',
    en: 'Do not tell your password to anybody. If you suspect that someone else knows it, change it and choose “Sign out everywhere” in the settings.',
  },
  availability: { sl: 'Razpoložljivost', en: 'Availability' },
  availabilityText: {
    sl: 'Občina si prizadeva za stalno delovanje strani, vendar ne jamči za delovanje brez prekinitev. Stebrički delujejo tudi takrat, ko stran ni dosegljiva.',
    en: 'The municipality strives to keep the site running but does not guarantee it. The bollards work from the last known list of permits even when the site cannot be reached.',
  },
  applyElsewhere: {
    sl: 'Za spletni obrazec v brskalniku vklopite JavaScript. Vlogo lahko oddate tudi osebno v sprejemni pisarni občine ali po pošti; papirni obrazec dobite v sprejemni pisarni.',
    en: 'Switch on JavaScript in your browser to use the online form. You can also apply in person at the municipal office or by post; the office has the form.',
  },
})
