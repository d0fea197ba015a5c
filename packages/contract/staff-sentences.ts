import type { Text } from './locale.ts'

/** Sentences of the rules of forms behind the sign-in, most of them of staff alone, so that public pages need not load them. */
export const staffSentences = {
  past_moment: {
    sl: 'Vprašate lahko o trenutku v zadnjih {days} dneh.',
    en: 'You may ask about a moment in the last {days} days.',
  },
  export_recipient: {
    sl: 'Povezavo dobi le, kdor ima tu odprt račun in sme videti ta seznam. Vpišite naslov takega računa.',
    en: 'A link goes only to somebody who has an open account here and may see this list. Enter the address of such an account.',
  },
  no_sentence: {
    sl: 'Napišite s celim stavkom, kaj je bilo ugotovljeno oziroma zakaj je tako odločeno: brez tega akta ni mogoče preizkusiti (214. člen ZUP).',
    en: 'Write in a whole sentence what was found out, or why it is decided so: without that the act cannot be reviewed (ZUP, art. 214).',
  },
  second_text: {
    sl: 'Akti so v dveh jezikih: pod vrstico »IT:« oziroma »HU:« dopišite isto v drugem jeziku (62. člen ZUP).',
    en: 'Acts are in two languages: below a line “IT:” or “HU:” write the same in the second one (ZUP, art. 62).',
  },
  no_acts_past_term: {
    sl: 'Tega leta ni nobenega akta, ki bi mu potekel rok hrambe in ki ne bi bil več v teku.',
    en: 'No act of that year is past its term and out of use.',
  },
  handover_open: {
    sl: 'Predaja aktov iz tega leta se že pripravlja ali čaka na potrditev.',
    en: 'A hand-over of that year is being prepared or waits for its confirmation already.',
  },
  act_runs_again: {
    sl: 'Akt {number} je medtem spet v teku ali se hrani drugače. Nič ni bilo izbrisano; predajo opustite in jo pripravite znova.',
    en: 'Act {number} runs again meanwhile or is kept otherwise. Nothing was deleted; cancel the hand-over and prepare it anew.',
  },
  package_differs: {
    sl: 'Kontrolna vsota ni vsota tega paketa. Nič ni bilo izbrisano; paket prenesite znova.',
    en: 'The checksum is not that of this package. Nothing was deleted; download the package again.',
  },
  appeal_days_law: {
    sl: 'Rok za pritožbo je najmanj 15 dni (prvi odstavek 235. člena ZUP).',
    en: 'The term of appeal is 15 days at least (ZUP, art. 235).',
  },
  fiction_days_law: {
    sl: 'Akt velja za vročenega najprej 15 dni po obvestilu (86.a, 87. in 94. člen ZUP).',
    en: 'An act counts as served 15 days after a notice at the earliest (ZUP, art. 86.a, 87 and 94).',
  },
  suspension_too_long: {
    sl: 'Začasna odločba velja najdlje do {day} (nastavitve aktov; 221. člen ZUP).',
    en: 'A provisional decision holds to {day} at the latest (settings of acts; ZUP, art. 221).',
  },
  correction_form: {
    sl: 'Navedite v narekovajih, kaj se nadomesti s čim: »napačno« se nadomesti s »pravilno«.',
    en: 'Say in quotation marks what stands instead of what: »napačno« se nadomesti s »pravilno«.',
  },
  correction_of_ruling: {
    sl: 'S popravnim sklepom se popravijo le očitne pomote (223. člen ZUP). Odločitve ali zanikanja z njim ni mogoče spremeniti.',
    en: 'A correcting order mends obvious mistakes only (ZUP, art. 223). It changes no decision and no negation.',
  },
  correction_not_found: {
    sl: 'Besed v prvih narekovajih v aktu ni. Prepišite jih tako, kot so v aktu.',
    en: 'The words in the first quotation marks are not in the act. Copy them as they stand there.',
  },
  no_article: {
    sl: 'Navedite člen zakona, po katerem pritožba ne zadrži izvršitve, in razloge (236. člen ZUP). Občinski odlok ni zakon.',
    en: 'Name the article of the law by which an appeal does not hold back the execution, and the reasons (ZUP, art. 236). A municipal ordinance is no law.',
  },
  assignee: {
    sl: 'Ta oseba ne vodi postopkov, zato ji vloge ni mogoče dodeliti. Izberite drugo.',
    en: 'This person does not conduct procedures, so no application can be given to them. Choose another.',
  },
  same_assignee: {
    sl: 'Izberite drugega sodelavca, kot je ta, čigar vloge predajate.',
    en: 'Choose someone else than the one whose applications you hand over.',
  },
  too_many_views: {
    sl: 'Shranite lahko največ {maximum} pogledov. Kakšnega prej izbrišite.',
    en: 'At most {maximum} views can be kept. Delete one first.',
  },
  emptied_when: {
    sl: 'Praznjenje je bilo v zadnjih 31 dneh, ni v prihodnosti in nima iste ure kot drugo praznjenje parkomata. Preverite dan in uro.',
    en: 'An emptying was within the last 31 days, is not in the future and not at the time of another one of the machine. Check the day and the time.',
  },
  device_code: {
    sl: 'Oznaka ima male črke brez šumnikov, števke in vezaje, na primer glavni-trg-1.',
    en: 'A code has lower case letters, digits and hyphens, for instance glavni-trg-1.',
  },
  window_off_sheet: {
    sl: 'Okence sega čez list A4 (210 × 297 mm, 5 mm roba). Zmanjšajte odmik ali velikost.',
    en: 'The window reaches over the A4 sheet (210 × 297 mm, an edge of 5 mm). Make its distance or its size smaller.',
  },
  window_too_small: {
    sl: 'V tako okence dolg naslov ne gre niti v najmanjših črkah. Povečajte ga.',
    en: 'A long address does not fit such a window even in the smallest letters. Make it larger.',
  },
  table_columns: {
    sl: 'V datoteki manjkajo stolpci: {columns}. Naslovi stolpcev morajo biti v prvi vrstici.',
    en: 'The file lacks columns: {columns}. Their titles must stand in the first line.',
  },
  table_empty: { sl: 'V datoteki pod naslovi stolpcev ni nobene vrstice.', en: 'There is no row below the titles of the columns.' },
  table_unusable: {
    sl: 'Nobene vrstice ni mogoče uporabiti, zato ostane dosedanji seznam. Preverite stolpce in občino.',
    en: 'No row can be used, so the present list stays. Check the columns and the municipality.',
  },
  table_missing: { sl: 'Izberite eno datoteko CSV, XLSX ali ODS.', en: 'Choose one CSV, XLSX or ODS file.' },
  table_other: {
    sl: 'Datoteke ni mogoče prebrati kot preglednice. V svojem programu izberite Shrani kot in obliko XLSX, ODS ali CSV, brez gesla.',
    en: 'The file can not be read as a spreadsheet. In your program choose Save as and the form XLSX, ODS or CSV, without a password.',
  },
  table_expands: {
    sl: 'Preglednica je razpakirana prevelika. Pustite le list z vrsticami za uvoz ali jo shranite kot CSV.',
    en: 'Unpacked the spreadsheet is too large. Leave only the sheet with the rows to import, or save it as CSV.',
  },
  table_wide: {
    sl: 'Datoteka ima več kot {most} stolpcev. Pustite le tiste, ki jih uvažate.',
    en: 'The file has more than {most} columns. Leave only those that you import.',
  },
  table_too_large: { sl: 'Datoteka ima lahko največ 20 MB. Razdelite jo na več delov.', en: 'The file may have at most 20 MB. Divide it.' },
  table_too_long: {
    sl: 'Datoteka ima {rows} vrstic, uvozite jih lahko največ {most} naenkrat. Razdelite jo na več delov.',
    en: 'The file has {rows} rows, at most {most} are imported at once. Divide it.',
  },
  table_unreadable: {
    sl: 'Datoteke od vrstice {line} naprej ni mogoče razdeliti na stolpce. Preverite narekovaje in jo shranite znova.',
    en: 'From line {line} on the file cannot be divided into columns. Check its quotes and save it again.',
  },
  closed_day_twice: {
    sl: 'Ta dan je že na seznamu. Odstranite eno od obeh vrstic.',
    en: 'This day is on the list already. Remove one of the two rows.',
  },
  term_too_short: {
    sl: 'Rok za dopolnitev je prekratek. Najkrajši v dnevih: {days}.',
    en: 'The term for a supplement is too short. The shortest in days: {days}.',
  },
  iban: {
    sl: 'To ni slovenski IBAN. Začne se s SI56 in ima še 15 števk; preverite, ali ste ga prepisali v celoti.',
    en: 'This is not a Slovenian IBAN. It begins with SI56 and has 15 more digits; check that all of it was copied.',
  },
  bic: { sl: 'BIC ima 8 ali 11 znakov, na primer LIPGSI2X.', en: 'A BIC has 8 or 11 characters, for instance LIPGSI2X.' },
  reference_code: {
    sl: 'Šifra ni pravilna: vpišite jo s kontrolno števko, kot stoji na položnici (75698 ali 7111207).',
    en: 'The code is not right: enter it with its check digit, as on payment slips (75698 or 7111207).',
  },
  same_account_code: {
    sl: 'Ta podkonto je že v sklicu drugih plačil, zato se takse in cene ne bi ločile. Za upravne takse vpišite drugega kot pri plačilih.',
    en: 'This sub-account is in the references of other payments already, so fees and prices could not be told apart. Enter different ones for administrative fees and for payments.',
  },
  purpose_code: {
    sl: 'Koda namena ima štiri črke, na primer OTHR ali GOVT.',
    en: 'A purpose code has four letters, such as OTHR or GOVT.',
  },
  refund_iban: {
    sl: 'Vneseni IBAN ni pravilen. Prepišite ga v celoti, na primer SI56 0201 7001 4356 205.',
    en: 'This is not an IBAN. Copy all of it, for instance SI56 0201 7001 4356 205.',
  },
  fiscal_code: {
    sl: 'Uporabite 1 do 20 črk brez šumnikov in števk, brez presledkov.',
    en: 'Use 1 to 20 plain letters and digits, without blanks.',
  },
  part_of_open: { sl: 'Del mora biti manjši od odprtega zneska.', en: 'A part has to be less than what is open.' },
  tendered_too_little: { sl: 'Prejeti znesek je manjši od zneska za plačilo.', en: 'Less was handed over than is to be paid.' },
  deposit_too_much: { sl: 'Na banko ne more iti več, kot je bilo prešteto.', en: 'No more can go to the bank than was counted.' },
  difference_reason: {
    sl: 'Prešteto se razlikuje od pričakovanega. Navedite razlog.',
    en: 'Another amount was counted than expected. Write why.',
  },
  colour: { sl: 'Vnesite barvo v obliki #14508c.', en: 'Enter a colour such as #14508c.' },
  colour_too_light: {
    sl: 'Barva je presvetla: belo besedilo na njej ne bi bilo berljivo.',
    en: 'The colour is too light: white text on it could not be read.',
  },
  map_tiles: {
    sl: 'Naslov mora imeti z, x in y v zavitih oklepajih, vsakega enkrat, ter se začeti s https:// ali biti pot na tem strežniku. V imenu strežnika so le črke, števke, pike in vezaji.',
    en: 'The address must have z, x and y in braces, once each, and begin with https:// or be a path on this server. The name of a server has letters, digits, dots and hyphens only.',
  },
  picture: { sl: 'Izberite sliko SVG ali PNG, veliko največ 100 kB.', en: 'Choose an SVG or PNG picture of at most 100 kB.' },
  unknown_placeholder: {
    sl: 'Oznake ni mogoče zamenjati s podatkom: {found}. Uporabite {name}, {numbers}, {plates} ali {last} ali pa besedilo brez zavitih oklepajev.',
    en: 'This cannot be filled in: {found}. Use {name}, {numbers}, {plates} or {last}, or words without braces.',
  },
  unknown_act_word: {
    sl: 'Oznake ni mogoče zamenjati s podatkom: {found}. Uporabite le oznake s seznama ali besedilo brez zavitih oklepajev.',
    en: 'This cannot be filled in: {found}. Use only the words of the list, or text without braces.',
  },
  mail_words_missing: {
    sl: 'V besedilu manjka: {found}. Brez tega prejemnik ne izve, kar mora.',
    en: 'The text lacks: {found}. Without it the reader is not told what they must know.',
  },
  no_braces_on_button: {
    sl: 'Na gumbu ne more biti: {found}. Napišite ga brez zavitih oklepajev.',
    en: 'A button cannot have: {found}. Write it without braces.',
  },
  act_number_pattern: {
    sl: 'Vzorec naj v zavitih oklepajih vsebuje seq (zadeva), year (leto) in act (akt), vsako enkrat in nič drugega; med njimi naj bo ločilo, na primer / ali -.',
    en: 'The pattern must contain seq, year and act in braces, each once and nothing else, with a sign such as / or - between them.',
  },
  outline_json: {
    sl: 'To ni GeoJSON. Prilepite vso vsebino datoteke, od prvega do zadnjega zavitega oklepaja.',
    en: 'This is not GeoJSON. Paste all of the file, from the first brace to the last one.',
  },
  outline_shape: {
    sl: 'V datoteki GeoJSON ni ploskve. Potreben je mnogokotnik (Polygon ali MultiPolygon) z najmanj tremi različnimi točkami.',
    en: 'This GeoJSON holds no area. A Polygon or MultiPolygon with at least three different points is needed.',
  },
  outline_range: {
    sl: 'Dolžina je od −180 do 180, širina od −90 do 90 stopinj. Pretvorite koordinate v WGS 84 (EPSG:4326).',
    en: 'The longitude is from −180 to 180, the latitude from −90 to 90 degrees. Convert the coordinates to WGS 84 (EPSG:4326).',
  },
  outline_open: {
    sl: 'Meja ni sklenjena: zadnja točka mora biti enaka prvi.',
    en: 'The outline is not closed: its last point must be the first one.',
  },
  outline_crosses: {
    sl: 'Meja seka ali se dotika same sebe. Popravite jo v programu, v katerem je nastala.',
    en: 'The outline crosses or touches itself. Correct it where it was drawn.',
  },
  outline_too_long: { sl: 'Meja ima več kot 1500 točk. Poenostavite jo.', en: 'The outline has more than 1500 points. Simplify it.' },
  outline_far: {
    sl: 'Meja leži daleč od občine. V GeoJSON je najprej dolžina, potem širina: [14,5, 46,05].',
    en: 'The outline lies far from the town. GeoJSON has the longitude first, then the latitude: [14.5, 46.05].',
  },
  passback_entry: {
    sl: 'Ponovni vstop je mogoče omejiti samo pri stebričku, ki je namenjen le vstopu.',
    en: 'Entering twice can be limited only at a bollard that is for entry alone.',
  },
  exits_unseen: {
    sl: 'Pravila ni mogoče vključiti, ker se ne ve, kdaj vozilo odpelje. Vsak stebriček v rabi mora biti samo vstop ali samo izstop, na vsakem območju pa vsaj eden izstop. Še ni tako: {zones}.',
    en: 'This cannot be switched on because nobody knows when a vehicle leaves. Each bollard in use must be entry or exit alone, and each zone must have an exit. Not so yet: {zones}.',
  },
  bollard_far: {
    sl: 'Kraj je daleč od občine. Preverite, ali širina in dolžina nista zamenjani: širina je na primer 46,05, dolžina 14,5.',
    en: 'The place lies far from the town. Check whether latitude and longitude are swapped: a latitude is for instance 46.05, a longitude 14.5.',
  },
  emergency_taken: {
    sl: 'To pooblastilo je že na seznamu.',
    en: 'This credential is on the list already.',
  },
  bollard_name_taken: {
    sl: 'To ime že ima drug stebriček v rabi. Operaterji ju ne bi ločili.',
    en: 'Another bollard in use has this name. Operators could not tell them apart.',
  },
  code_out_of_use: {
    sl: 'To oznako ima stebriček, ki ni v rabi ({name}). Vrnite ga v rabo ali izberite drugo oznako: po njej se loči zgodovina.',
    en: 'A bollard that is out of use has this code ({name}). Put it back into use or choose another code: history is told apart by it.',
  },
  whole_days: { sl: 'Za poznejši dan izberite trajanje v dnevih.', en: 'For a later day choose a length in days.' },
  card_blocked: { sl: 'Imetnik je to kartico blokiral.', en: 'The holder has blocked this card.' },
  pass_taken: {
    sl: 'Za to vozilo ali kartico prepustnica že velja najmanj tako dolgo.',
    en: 'This vehicle or card has a pass already that is valid at least as long.',
  },
  zone_taken: { sl: 'Območje s tem imenom že obstaja.', en: 'A zone of this name exists already.' },
  windows_overlap: { sl: 'Časovna okna se prekrivajo.', en: 'The time windows overlap.' },
  listed_twice: { sl: 'To stoji na seznamu že zgoraj.', en: 'This stands in the list already.' },
  document_twice: { sl: 'To dokazilo je navedeno dvakrat.', en: 'This document is named twice.' },
  unfinished: {
    sl: 'Dokončajte stavek: na mestu […] napišite razlog.',
    en: 'Finish the sentence: write the reason in the place of […].',
  },
  operator_label: {
    sl: 'S to oznako vidijo zapis tudi operaterji. Izberite drugo.',
    en: 'Operators see what bears this label. Choose another one.',
  },
  no_host: {
    sl: 'Račun s tem e-poštnim naslovom je račun uslužbenca ali je zaprt. Vpišite drugega.',
    en: 'The account with this e-mail address is one of staff, or closed. Enter another.',
  },
  hold_past: {
    sl: 'Ta ura je že minila ali pa je takoj tu. Izberite poznejšo.',
    en: 'This time has passed or is now. Choose a later one.',
  },
  hold_too_long: { sl: 'Zadržanje sme trajati največ {hours} h.', en: 'A hold may last at most {hours} h.' },
  ledger_account: {
    sl: 'Konto ima števke in črke, lahko s piko ali vezajem, na primer 7111207.',
    en: 'An account has digits and letters, with points or hyphens, for instance 7111207.',
  },
  period_too_long_to_sum: { sl: 'Izberite obdobje, ki ni daljše od leta.', en: 'Choose a period of at most a year.' },
  clearing_reason: {
    sl: 'Izbrano se ne ujema s prejetim zneskom in provizijo. Popravite izbor ali navedite razlog razlike.',
    en: 'What is chosen differs from the amount received and the fee. Correct the choice, or write why it differs.',
  },
  clearing_cash_fee: {
    sl: 'Od gotovine na poti nihče ne zadrži provizije. Kar manjka, navedite kot razliko z razlogom.',
    en: 'Nobody keeps a fee of cash on its way. Leave what is missing as a difference, and write why.',
  },
  clearing_fee_reason: {
    sl: 'Provizija je višja od 5 % izbranega. Popravite jo ali navedite razlog.',
    en: 'The fee is above 5% of what is chosen. Correct it, or write why.',
  },
  settlement_form: {
    sl: 'To ni poročilo Adyen »Settlement details«: stolpca {column} v njem ni.',
    en: 'This is not an Adyen settlement details report: it has no column {column}.',
  },
  settlement_currency: {
    sl: 'Poročilo ima znesek v valuti {currency}. Prebrati je mogoče samo evre.',
    en: 'The report has an amount in {currency}. Only euros can be read.',
  },
  settlement_batch: {
    sl: 'Poročilo mora imeti en sam obračun (Batch Number) enega trgovca.',
    en: 'The report must have one batch of one merchant account.',
  },
  settlement_sum: {
    sl: 'Vrstice poročila se ne seštejejo v izplačilo: {sum} namesto {payout}.',
    en: 'The lines of the report do not add up to its payout: {sum} instead of {payout}.',
  },
  settlement_known: { sl: 'To poročilo je že naloženo.', en: 'This report has been uploaded already.' },
  statement_too_large: {
    sl: 'Izpisek je prevelik. Prenesite ga po krajših obdobjih.',
    en: 'The statement is too large. Download it for shorter periods.',
  },
  documents_missing: {
    sl: 'Manjka: {documents}. Potrdite, da odločate brez teh dokazil.',
    en: 'Missing: {documents}. Confirm that you decide without it.',
  },
  consent_paper: {
    sl: 'Potrdite, da je vlagatelj s podpisom potrdil, da je seznanjen z obvestilom o varstvu osebnih podatkov.',
    en: 'Confirm that the applicant has signed that they took note of the data-protection notice.',
  },
  not_joinable: {
    sl: 'Vpišite številko druge odprte vloge, ki s to še ni združena in ni prekinjena.',
    en: 'Enter the number of another open application that is not suspended and not joined with this one.',
  },
  reopening_late: {
    sl: 'Obnova je mogoča v enem mesecu od seznanitve z razlogom in praviloma v treh letih od dokončnosti, tu do {day} (263. člen ZUP).',
    en: 'A procedure is reopened within a month of knowing the ground and usually within three years, here until {day} (ZUP, art. 263).',
  },
  reopening_in_time: {
    sl: 'Predlog je v roku, ki se izteče {day}. Kot prepoznega ga ni mogoče zavreči.',
    en: 'The proposal is in time, which ends on {day}. It cannot be refused as late.',
  },
  before_permit: {
    sl: 'Ta dan dovolilnica še ni bila izdana. Preverite dan zahteve.',
    en: 'The permit was not yet issued on this day. Check the day of the request.',
  },
  day_future: { sl: 'Datum je v prihodnosti.', en: 'The date is in the future.' },
  code: { sl: 'Uporabite črke brez šumnikov, števke, - in _.', en: 'Use plain letters, digits, - and _.' },
  same_vehicle: {
    sl: 'Navedite drugo vozilo: to je na dovolilnici že zdaj.',
    en: 'Enter another vehicle: this one is on the permit already.',
  },
  too_many_lines: { sl: 'Največje število vrstic: {maximum}.', en: 'Maximum number of lines: {maximum}.' },
  occasion_permit: {
    sl: 'Vozilo že ima dovolilnico {permit} za to območje; prepustnico dobi vseeno.',
    en: 'The vehicle has the permit {permit} for this zone already; it gets a pass all the same.',
  },
  occasion_long: { sl: 'Prireditev sme trajati največ 31 dni.', en: 'An event may last at most 31 days.' },
  interim_plate: {
    sl: 'Začasni prehod je mogoč le pri vrsti, ki se odpira z registrsko oznako in ni zamenjava.',
    en: 'An interim pass is possible only for a kind that opens by the plate and is no replacement.',
  },
  period_reversed: { sl: 'Konec obdobja mora biti za začetkom.', en: 'The end of the period must come after its start.' },
} as const satisfies Record<string, Text>
