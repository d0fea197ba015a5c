import { defineTexts } from '../../platform/kit.ts'

export const texts = defineTexts({
  loading: { sl: 'Nalaganje …', en: 'Loading …' },
  partMissing: {
    sl: 'Tega dela strani ni bilo mogoče naložiti. Preverite povezavo in osvežite stran.',
    en: 'This part of the page could not be loaded. Check the connection and reload the page.',
  },
  skip: { sl: 'Preskoči na vsebino', en: 'Skip to content' },
  appName: { sl: 'Dovolilnice', en: 'Permits' },
  permitsOf: { sl: 'Dovolilnice {town}', en: 'Permits, {town}' },
  menu: { sl: 'Meni', en: 'Menu' },
  mainMenu: { sl: 'Glavni meni', en: 'Main menu' },
  openDrawer: { sl: 'Odpri glavni meni', en: 'Open the main menu' },
  closeDrawer: { sl: 'Skrij glavni meni', en: 'Hide the main menu' },
  userMenu: { sl: 'Uporabniški meni: {name}', en: 'User menu: {name}' },
  search: { sl: 'Iskanje povsod', en: 'Search everywhere' },
  waiting: {
    sl: { one: '{count} čaka', two: '{count} čakata', few: '{count} čakajo', other: '{count} čaka' },
    en: { one: '{count} waiting', other: '{count} waiting' },
  },
  toTop: { sl: 'Na vrh strani', en: 'Back to top' },
  goBack: { sl: 'Nazaj', en: 'Back' },
  goHome: { sl: 'Na začetno stran', en: 'Home page' },
  tryAgain: { sl: 'Poskusi znova', en: 'Try again' },
  signIn: { sl: 'Prijava', en: 'Sign in' },
  noConnection: { sl: 'Ni povezave', en: 'No connection' },
  offlineScreen: { sl: 'Te strani brez povezave še ni mogoče odpreti', en: 'This page cannot be opened without a connection yet' },
  offlineScreenWhy: {
    sl: 'Na tej napravi še ni bila odprta. Odprla se bo samodejno, ko bo povezava znova vzpostavljena.',
    en: 'It has not been opened on this device before. It will open by itself as soon as you are back online.',
  },
  failure: { sl: 'Napaka', en: 'Error' },
  screenMissing: { sl: 'Strani ni bilo mogoče naložiti', en: 'The page could not be loaded' },
  screenMissingWhy: {
    sl: 'Strežnik se ni odzval ali pa se ravno posodablja. Počakajte trenutek in poskusite znova.',
    en: 'The server did not answer, or it is being updated. Wait a moment and try again.',
  },
  screenBroken: { sl: 'Strani ni mogoče prikazati', en: 'The page cannot be shown' },
  screenBrokenWhy: {
    sl: 'Za napako niste odgovorni vi. Poskusite znova; če se ponovi, nam pišite ali pokličite in opišite, katero stran ste odpirali.',
    en: 'This is not your fault. Try again; if it happens again, write or call us and say which page you were opening.',
  },
  error403: { sl: 'Napaka 403', en: 'Error 403' },
  error404: { sl: 'Napaka 404', en: 'Error 404' },
  error500: { sl: 'Napaka 500', en: 'Error 500' },
  forbidden: { sl: 'Do te strani nimate dostopa', en: 'You have no access to this page' },
  forbiddenWhy: {
    sl: 'Prijavljeni ste, vendar za to stran ali dejanje nimate pravic. Če jo potrebujete pri delu, se obrnite na skrbnika.',
    en: 'You are signed in, but your permissions do not cover this page or action. If you need it for your work, ask an administrator.',
  },
  signInFirst: { sl: 'Za ogled te strani se prijavite', en: 'Sign in for this page' },
  signInFirstWhy: {
    sl: 'Stran je na voljo samo prijavljenim. Prijavite se ali nadaljujte na začetni strani.',
    en: 'The page is for people who are signed in. Sign in, or continue from the home page.',
  },
  notFound: { sl: 'Stran ne obstaja', en: 'This page does not exist' },
  notFoundWhy: {
    sl: 'Naslov je morda napačno zapisan ali pa je bil zapis izbrisan. Preverite naslov ali nadaljujte na začetni strani.',
    en: 'The address may be mistyped, or the record has been deleted. Check the address or continue from the home page.',
  },
  serverError: { sl: 'Na strežniku je prišlo do napake', en: 'The server failed' },
  serverErrorWhy: {
    sl: 'Za napako niste odgovorni vi; zabeležena je. Počakajte trenutek in poskusite znova; vneseni podatki ostanejo v obrazcu. Če se ponovi, nam pišite ali pokličite.',
    en: 'This is not your fault, and it has been recorded. Wait a moment and try again; what you typed stays in the form. If it happens again, write or call us.',
  },
})
