import type { Text } from './locale.ts'
import type { moneyErrors } from './money-errors.ts'

/** What the server says of each error of money; pages show what it said. */
export const moneySentences: Readonly<Record<keyof typeof moneyErrors, Text>> = {
  already_paid: {
    sl: 'Ta vloga ne čaka več na plačilo; morda jo je medtem plačal ali obravnaval kdo drug. Denarja ne sprejmite.',
    en: 'This application no longer waits for a payment; somebody may have paid or handled it meanwhile. Take no money.',
  },
  amount_changed: {
    sl: 'Odprti znesek se je medtem spremenil, ker je prišlo drugo plačilo. Zaprite okno in začnite znova z novim zneskom.',
    en: 'The open amount has changed because another payment came. Close the dialog and begin anew with the new amount.',
  },
  device_not_in_use: {
    sl: 'Ta blagajna ni v uporabi, ni na okencu ali pa je njen prostor zaprt. Izberite drugo.',
    en: 'This device is out of use or not at the counter, or its premises are closed. Choose another one.',
  },
  drawer_changed: {
    sl: 'Blagajna se je medtem spremenila: nekdo je sprejel ali vrnil denar ali pa jo je že zaključil. Preverite nove zneske in preštejte znova.',
    en: 'The drawer has changed meanwhile: somebody took or gave back money, or closed it. Look at the new amounts and count again.',
  },
  drawer_short: {
    sl: 'V tej blagajni ni dovolj gotovine za vračilo. Izberite drugo blagajno ali vložite menjalni denar.',
    en: 'There is not enough cash in this drawer to give it back. Choose another device or put in change money.',
  },
  given_back: {
    sl: 'To plačilo je bilo že vrnjeno.',
    en: 'This payment has been given back already.',
  },
  nothing_to_close: {
    sl: 'Od zadnjega zaključka na tej blagajni ni bilo prometa, zato ni česa zaključiti.',
    en: 'No money has moved at this device since its last closing, so there is nothing to close.',
  },
  unpaid: {
    sl: 'Vloga še ni plačana, zato računa ni mogoče izdati. Najprej zabeležite plačilo.',
    en: 'The application has not been paid, so no invoice can be issued. Record the payment first.',
  },
  nothing_to_invoice: {
    sl: 'Ta vloga je brez plačila, zato računa zanjo ni.',
    en: 'This application costs nothing, so there is no invoice for it.',
  },
  invoice_exists: {
    sl: 'Za to vlogo je račun že izdan. Če je napačen, ga najprej stornirajte.',
    en: 'An invoice has been issued for this application. If it is wrong, take it back first.',
  },
  invoice_cancelled: {
    sl: 'Ta račun je že storniran ali pa je sam storno, zato ga ni mogoče stornirati.',
    en: 'This invoice has been taken back already or takes another one back, so it cannot be taken back.',
  },
  invoice_credited: {
    sl: 'Del tega računa je vrnjen z dobropisom, zato ga ni mogoče stornirati. Preostanek vrnete z novim vračilom.',
    en: 'A part of this invoice was given back by a credit note, so it cannot be taken back. Give the rest back by another refund.',
  },
  no_cash_device: {
    sl: 'Računa ni mogoče izdati, ker blagajna za izdajo ni določena. Odprite Račune, nato Prostore in blagajne ter eno označite za privzeto.',
    en: 'No invoice can be issued because no cash device is set for it. Open Invoices, then Premises and devices, and make one the default.',
  },
  fiscal_unavailable: {
    sl: 'Računa za gotovino ali kartico ni mogoče izdati ne stornirati, ker davčno potrjevanje ni vklopljeno. Vklopi ga, kdor skrbi za strežnik; do takrat je mogoče plačati na račun občine.',
    en: 'No invoice for cash or card can be issued or cancelled because fiscal verification is not switched on. Whoever keeps the server switches it on; until then one can pay to the account of the municipality.',
  },
  operator_tax_number: {
    sl: 'Računa za gotovino ali kartico ni mogoče izdati, ker pri vašem računu ni davčne številke. Skrbnik naj jo vpiše med uporabniki.',
    en: 'No invoice for cash or card can be issued because your account has no tax number. Ask an administrator to enter it among the users.',
  },
  fiscal_settled: {
    sl: 'Ta račun ima EOR ali pa ga ne potrebuje, zato ga ni treba poslati davčni upravi.',
    en: 'This invoice has its EOR or needs none, so there is nothing to send to the tax authority.',
  },
  invoice_without_email: {
    sl: 'Plačnik nima e-poštnega naslova. Račun natisnite in mu ga pošljite po pošti ali pa naslov vpišite pri vlogi.',
    en: 'The payer has no e-mail address. Print the invoice and send it by post, or enter the address in the application.',
  },
  invoice_through_ujp: {
    sl: 'Plačnik je proračunski uporabnik: računa PDF mu ne smemo poslati. Prenesite e-račun in ga oddajte prek portala UJP.',
    en: 'The payer is a budget user, to whom no PDF may be sent. Download the e-invoice and hand it in through the UJP portal.',
  },
  administrative_fee_open: {
    sl: 'Upravna taksa za to vlogo še ni plačana, občina pa odloča šele po plačilu. Počakajte na plačilo ali odločite o oprostitvi.',
    en: 'The administrative fee of this application is not paid yet, and the municipality decides only after that. Wait for the payment, or decide on an exemption.',
  },
  fee_not_asked_for: {
    sl: 'Te upravne takse zdaj ni treba plačati: zanjo je priznana oprostitev ali pa o oprostitvi še ni odločeno.',
    en: 'This administrative fee is not to be paid now: it is exempt, or the exemption is not decided yet.',
  },
  fee_term_runs: {
    sl: 'Rok za plačilo takse še teče. K plačilu pozovite, ko se izteče.',
    en: 'The term to pay the fee still runs. Call for the payment when it has ended.',
  },
  administrative_fee_paid: {
    sl: 'Upravna taksa je že plačana, oprostitev pa denarja ne vrne. Najprej pri plačilu razveljavite del, ki krije takso, nato odločite o oprostitvi.',
    en: 'The administrative fee is paid, and an exemption gives no money back. First take back what the payment pays of the fee, then decide on the exemption.',
  },
  no_account: {
    sl: 'Občina še nima vpisanega računa za plačila. IBAN vpiše skrbnik v nastavitvah pod »Plačila«.',
    en: 'The municipality has not entered its account yet. An administrator enters the IBAN in the settings under “Payments”.',
  },
  permit_issued: {
    sl: 'Na podlagi tega plačila je že izdana dovolilnica, zato ga na blagajni ni mogoče vrniti. Dovolilnico odvzemite in pri vlogi predlagajte vračilo.',
    en: 'A permit has been issued for this payment, so it cannot be given back at the counter. Revoke the permit and propose a refund in the application.',
  },
  payment_refunded: {
    sl: 'Za to plačilo je predlagano ali izvedeno vračilo, zato ga ni mogoče razveljaviti. Če vračilo še ni odobreno, ga najprej zavrnite.',
    en: 'A refund of this payment has been proposed or made, so it cannot be taken back. If the refund is not approved yet, decline it first.',
  },
  money_at_counter: {
    sl: 'Ta račun je bil plačan na okencu. Če denar vračate, vrnite plačilo na zaslonu Blagajna: račun se stornira sam. Če denar ostane in bo izdan nov račun, to potrdite.',
    en: 'This invoice was paid at the counter. Where the money goes back, give the payment back on the counter’s screen, which takes the invoice back by itself. Where it stays and a new invoice follows, say so.',
  },
  second_person: {
    sl: 'Za to sta potrebni dve osebi: kdor je predlagal ali pripravil, ne odobri in ne odpre znova. Enako velja, če je ena od njiju v zadnjih 30 dneh drugi odprla račun ali mu spremenila e-poštni naslov, geslo, pravice ali drugi korak prijave. To naj stori kdo tretji.',
    en: 'This takes two people: whoever proposed or prepared it neither approves it nor opens it again. The same holds where one of them opened the other’s account in the last 30 days, or changed its e-mail address, password, rights or second step. Somebody else must do it.',
  },
  refund_used: {
    sl: 'Denar je medtem namenjen drugam: povezan je z vlogo ali pa ga vrača drugo vračilo. Če to vračilo še ni odobreno, ga zavrnite.',
    en: 'The money has another use meanwhile: it pays an application, or another refund returns it. If this refund is not approved yet, decline it.',
  },
  order_void: {
    sl: 'Ta nalog je razveljavljen, ker je bilo vračilo iz njega znova odprto. V banko ga ne oddajte.',
    en: 'This order is void, because a refund of it was opened again. Do not give it to the bank.',
  },
  nothing_to_order: {
    sl: 'Nobeno vračilo ne čaka na plačilni nalog.',
    en: 'No refund waits for a payment order.',
  },
  payment_used: {
    sl: 'Na podlagi tega plačila je že izdana dovolilnica ali račun, zato ga ni mogoče razveljaviti. Najprej stornirajte račun oziroma odvzemite dovolilnico. Če plačilo krije tudi upravno takso, lahko razveljavite samo njo.',
    en: 'A permit or an invoice has been issued for this payment, so it cannot be taken back. Cancel the invoice or revoke the permit first. If it pays an administrative fee too, you can take back that alone.',
  },
  nothing_to_pay: {
    sl: 'Te vloge zdaj ni mogoče plačati s kartico: plačana je, ni več odprta ali pa prejšnje plačilo preverja občina. Osvežite stran.',
    en: 'This application cannot be paid by card now: it is paid, no longer open, or the municipality checks an earlier payment. Reload the page.',
  },
  payment_page_unavailable: {
    sl: 'Ponudnik plačil se ne odziva, zato se plačilo ni začelo. Poskusite znova čez nekaj minut ali plačajte po predračunu.',
    en: 'The payment provider does not answer, so no payment has begun. Try again in a few minutes, or pay by the pro-forma.',
  },
  notice_refused: {
    sl: 'Obvestilo ni podpisano, kot je dogovorjeno, ali pa je prestaro.',
    en: 'The notice is not signed as agreed, or it is too old.',
  },
}
