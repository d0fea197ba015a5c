import { defineTexts } from '../../platform/translate/message.ts'

export const texts = defineTexts({
  headline: { sl: 'Dovolilnica za vožnjo in parkiranje v starem mestnem jedru', en: 'A permit to drive and park in the old town' },
  welcome: {
    sl: 'Staro mestno jedro varujejo potopni stebrički. Z dovolilnico se vam odprejo, ko pripeljete do njih.',
    en: 'Sinking bollards protect the old town. With a permit they open when you drive up to them.',
  },
  apply: { sl: 'Oddaj vlogo', en: 'Apply for a permit' },
  applyHow: {
    sl: 'Brez prijave, v nekaj minutah. Priložite slike ali PDF dokazil.',
    en: 'Without signing in, in a few minutes. Attach pictures or PDFs of the documents.',
  },
  state: { sl: 'Preveri stanje vloge', en: 'Check your application' },
  stateHow: {
    sl: 'S številko vloge in kodo iz e-pošte vidite, kje je vaša vloga, in jo dopolnite.',
    en: 'With its number and the code from the e-mail you see where your application is, and can supplement it.',
  },
  account: { sl: 'Moje dovolilnice', en: 'My permits' },
  accountHow: {
    sl: 'Prijavljeni podaljšate ali zamenjate dovolilnico in spremljate svoje vloge.',
    en: 'Signed in, you renew or replace a permit and follow your applications.',
  },
  tasks: { sl: 'Kaj želite urediti', en: 'What would you like to do' },
  stepsTitle: { sl: 'Od vloge do spuščenega stebrička', en: 'From application to a lowered bollard' },
  step1: { sl: 'Izberete vrsto dovolilnice', en: 'Choose the kind of permit' },
  step1How: {
    sl: 'Stanovalec, lastnik, podjetje, dostava, obisk: obrazec pokaže, kaj velja za vas in koliko stane.',
    en: 'Resident, owner, company, delivery, visit: the form shows what applies to you and what it costs.',
  },
  step2: { sl: 'Oddate vlogo z dokazili', en: 'Send the application with documents' },
  step2How: {
    sl: 'Slike s telefona zadoščajo. Osnutek ostane v vašem brskalniku, dokler ga ne pošljete.',
    en: 'Pictures from a phone will do. The draft stays in your browser until you send it.',
  },
  step3: { sl: 'Referent vlogo pregleda', en: 'A clerk reviews it' },
  step3How: {
    sl: 'Če kaj manjka, vas po e-pošti povabimo k dopolnitvi. O rešitvi ste obveščeni po e-pošti.',
    en: 'If something is missing we ask you for it by e-mail. You are told of the decision by e-mail.',
  },
  step4: { sl: 'Plačate pristojbino', en: 'Pay the fee' },
  step4How: {
    sl: 'Znesek, rok in navodilo za plačilo prejmete po e-pošti. Brezplačne dovolilnice ta korak preskočijo.',
    en: 'The amount, the term and how to pay come by e-mail. Free permits skip this step.',
  },
  step5: { sl: 'Stebriček se spusti', en: 'The bollard sinks' },
  step5How: {
    sl: 'Kamera prepozna registrsko oznako, lahko pa odprete tudi s kartico ali klicem s telefona.',
    en: 'A camera recognises your plate; a card or a call from your phone opens as well.',
  },
  more: { sl: 'Vsa navodila in dokazila', en: 'All instructions and documents' },
  prices: { sl: 'Cene', en: 'Prices' },
  pricesHow: {
    sl: 'Cene z vključenim DDV, kot veljajo danes. Celoten znesek vidite v obrazcu, preden vlogo oddate.',
    en: 'Prices of today, VAT included. The form shows the whole amount before you send it.',
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
  pictureOfTown: { sl: 'Vhod v staro mestno jedro s potopnima stebričkoma', en: 'The entrance to the old town with two sinking bollards' },

  instructionsLead: {
    sl: 'Kako pridete do dovolilnice, katera dokazila potrebujete in kako se stebrički odprejo.',
    en: 'How to get a permit, which documents you need and how the bollards open.',
  },
  kindsTitle: { sl: 'Vrste dovolilnic, dokazila in cene', en: 'Kinds of permit, documents and prices' },
  unreachable: {
    sl: 'Cen in podatkov občine trenutno ni mogoče naložiti, ker strežnik ni dosegljiv. Pokazali se bodo sami, ko bo spet na voljo.',
    en: 'Prices and the municipality’s details cannot be loaded at the moment because the server cannot be reached. They will appear by themselves as soon as it is back.',
  },
  calculator: { sl: 'Izračun cene', en: 'Work out the price' },
  calculatorHow: {
    sl: 'Izberite dovolilnico in prvi dan. Izračun je po današnjem ceniku; ničesar ne oddate.',
    en: 'Choose a permit and its first day. It is worked out by today’s price list; nothing is sent.',
  },
  rules: { sl: 'Pravila cene in doplačila', en: 'Rules of the price and what comes on top' },
  kindOfPermit: { sl: 'Vrsta dovolilnice', en: 'Kind of permit' },
  period: { sl: 'Obdobje', en: 'Period' },
  firstDay: { sl: 'Prvi dan veljavnosti', en: 'First day' },
  proofUntil: { sl: 'Dokazilo velja do', en: 'The document is valid until' },
  periodCount: { sl: 'Število obdobij', en: 'Number of periods' },
  dayCount: { sl: 'Število dni', en: 'Number of days' },
  hoursOfDay: { sl: 'Ur na dan', en: 'Hours a day' },
  whichPermit: { sl: 'Katera v gospodinjstvu', en: 'Which one in the household' },
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
  opensBy: { sl: 'Odpiranje', en: 'Opens by' },
  plate: { sl: 'kamera prepozna registrsko oznako', en: 'camera recognising the plate' },
  rfid: { sl: 'kartica', en: 'card' },
  phone: { sl: 'klic s prijavljene telefonske številke', en: 'call from the phone number you gave' },
  hours: { sl: 'Ure', en: 'Hours' },
  allDay: { sl: 'ves dan', en: 'all day' },
  vehicles: { sl: 'Vozila', en: 'Vehicles' },
  upTo: {
    sl: { one: 'eno vozilo', two: 'do {count} vozili', few: 'do {count} vozila', other: 'do {count} vozil' },
    en: { one: 'one vehicle', other: 'up to {count} vehicles' },
  },
  validity: { sl: 'Veljavnost', en: 'Validity' },

  openTitle: { sl: 'Kako se stebriček odpre', en: 'How the bollard opens' },
  openPlate: {
    sl: 'S kamero. Počasi zapeljite do oznake in počakajte, da se na semaforju prižge zelena luč.',
    en: 'By camera. Drive slowly up to the mark and wait for the green light.',
  },
  openCard: {
    sl: 'S kartico. Približajte jo čitalniku na stebričku ob vozišču.',
    en: 'By card. Hold it to the reader on the post beside the road.',
  },
  openCall: {
    sl: 'S klicem. Pokličite številko vhoda s telefona, ki ste ga navedli v vlogi. Klica ne sprejmemo, zato je brezplačen.',
    en: 'By phone. Call the entrance from the phone you gave in the application. The call is not answered and costs nothing.',
  },
  openSafety: {
    sl: 'Vedno vozi le eno vozilo naenkrat. Stebriček se dvigne takoj, ko je prostor za vozilom prost.',
    en: 'One vehicle at a time. The bollard rises as soon as the space behind the vehicle is clear.',
  },

  questionsTitle: { sl: 'Pogosta vprašanja', en: 'Questions' },
  q1: { sl: 'Kako dolgo se rešuje vloga?', en: 'How long does it take?' },
  a1: {
    sl: 'Popolno vlogo rešimo praviloma v nekaj delovnih dneh. Če kaj manjka, vas pozovemo k dopolnitvi; za dopolnitev imate {days} delovnih dni.',
    en: 'A complete application is usually decided within a few working days. If something is missing we ask you; you have {days} working days to supplement it.',
  },
  q2: { sl: 'Kupil sem drugo vozilo. Kaj naredim?', en: 'I bought another vehicle. What now?' },
  a2: {
    sl: 'Zamenjajte dovolilnico: prijavite se in pri svoji dovolilnici izberite Zamenjaj, ali pa oddajte vlogo za zamenjavo. Dnevi veljavnosti se ohranijo.',
    en: 'Replace the permit: sign in and choose Replace at your permit, or apply for a replacement. The days of validity are kept.',
  },
  q3: { sl: 'Izgubil sem kartico.', en: 'I lost the card.' },
  a3: {
    sl: 'Takoj nas obvestite, da jo zaklenemo. Novo dobite z vlogo za zamenjavo.',
    en: 'Tell us at once so that we lock it. Apply for a replacement to get a new one.',
  },
  q4: { sl: 'Stebriček se ni spustil.', en: 'The bollard did not sink.' },
  a4: {
    sl: 'Preverite, ali dovolilnica velja ta dan in ob tej uri in ali je tablica čista. Če je vse v redu, nas pokličite; operater vidi, zakaj je bil prehod zavrnjen, in lahko odpre na daljavo.',
    en: 'Check that the permit is valid on this day and at this hour and that the plate is clean. If all is well, call us; the operator sees why the passage was refused and can open remotely.',
  },
  q5: { sl: 'Ali moram imeti uporabniški račun?', en: 'Do I need an account?' },
  a5: {
    sl: 'Ne. Vlogo oddate brez prijave. Z računom je obrazec za podaljšanje ali zamenjavo že izpolnjen z vašimi podatki.',
    en: 'No. You apply without signing in. With an account the form for a renewal or a replacement is already filled in with your details.',
  },
  q6: { sl: 'Kdaj podaljšam dovolilnico?', en: 'When do I renew?' },
  a6: {
    sl: 'Pred iztekom vas po e-pošti opomnimo. Podaljšate jo v svojem računu ali z novo vlogo.',
    en: 'We remind you by e-mail before it expires. Renew it in your account or by a new application.',
  },

  termsLead: {
    sl: 'Kdo ponuja storitev, kako jo smete uporabljati in kaj se zgodi z vašimi podatki.',
    en: 'Who offers the service, how you may use it and what happens with your data.',
  },
  termsTitle: { sl: 'Pogoji uporabe', en: 'Terms of use' },
  privacyTitle: { sl: 'Varstvo osebnih podatkov', en: 'Data protection' },
  service: { sl: 'Storitev', en: 'The service' },
  serviceText: {
    sl: 'Spletna stran {town} omogoča oddajo vloge za dovolilnico za parkiranje in dostop v območje omejenega prometa v starem mestnem jedru, spremljanje vloge ter zamenjavo in podaljšanje dovolilnice. Uporaba je brezplačna; plača se dovolilnica po veljavnem ceniku.',
    en: 'The website of {town} lets you apply for a permit for parking and access to the restricted-traffic zone of the old town, follow the application, and replace or renew a permit. Its use is free; the permit is paid for at the prices in force.',
  },
  theTown: { sl: 'občine', en: 'the municipality' },
  truth: { sl: 'Resničnost podatkov', en: 'Truthful data' },
  truthText: {
    sl: 'V vlogi navedete resnične podatke in priložite veljavna dokazila. Dovolilnica, pridobljena z lažnimi podatki, se razveljavi.',
    en: 'You give true data and valid documents in the application. A permit obtained with false data is revoked.',
  },
  use: { sl: 'Uporaba dovolilnice', en: 'Using the permit' },
  useText: {
    sl: 'Dovolilnica velja za navedena vozila, območje, dneve in ure. Ni prenosljiva na druga vozila. Vožnja tesno za drugim vozilom in odpiranje stebričkov za druge je zloraba, zaradi katere se dovolilnica lahko začasno odvzame ali razveljavi.',
    en: 'The permit is valid for the vehicles, zone, days and hours it names. It cannot be passed on to other vehicles. Driving close behind another vehicle and opening bollards for others is abuse, for which the permit may be suspended or revoked.',
  },
  accountRules: { sl: 'Uporabniški račun', en: 'Your account' },
  accountText: {
    sl: 'Geslo hranite zase. Če sumite, da ga pozna kdo drug, ga zamenjajte in v nastavitvah končajte vse seje.',
    en: 'Keep your password to yourself. If you suspect that someone else knows it, change it and end all sessions in the settings.',
  },
  availability: { sl: 'Razpoložljivost', en: 'Availability' },
  availabilityText: {
    sl: 'Občina si prizadeva za stalno delovanje strani, vendar ne jamči za delovanje brez prekinitev. Stebrički delujejo po zadnjem znanem seznamu dovolilnic tudi, ko stran ni dosegljiva.',
    en: 'The municipality strives to keep the site running but does not guarantee it. The bollards work from the last known list of permits even when the site cannot be reached.',
  },
  browser: { sl: 'Kaj hranimo v vašem brskalniku', en: 'What we keep in your browser' },
  browserText: {
    sl: 'Samo nujno: piškotek seje, piškotek za varnost obrazcev, šifriran zapis o prijavljeni osebi, izbran jezik in nastavitve tabel, zapis, da so pisave že naložene, ter osnutek vloge, dokler je ne oddate. Sledilnih piškotkov in storitev tretjih ni.',
    en: 'Only what is necessary: the session cookie, the cookie that protects forms, an encrypted record of who is signed in, the chosen language and table settings, a note that the fonts are loaded, and the draft of an application until you send it. There are no tracking cookies and no third-party services.',
  },

  applyElsewhere: {
    sl: 'Obrazec potrebuje JavaScript, ki je v vašem brskalniku izklopljen. Vlogo lahko oddate tudi osebno v sprejemni pisarni občine ali po pošti; obrazec dobite v pisarni.',
    en: 'The form needs JavaScript, which is switched off in your browser. You can also apply in person at the municipal office or by post; the office has the form.',
  },
})
