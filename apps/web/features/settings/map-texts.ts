import { defineTexts } from '../../platform/translate/message.ts'

export const mapTexts = defineTexts({
  map: { sl: 'Zemljevid', en: 'Map' },
  how: {
    sl: 'Kje se začnejo zemljevidi občine (stebrički, parkirišča, parkomati, meje območij) in kaj je pod njimi.',
    en: 'Where the maps of the municipality begin (bollards, lots, coin machines, outlines of zones), and what lies beneath them.',
  },
  latitude: { sl: 'Zemljepisna širina središča', en: 'Latitude of the centre' },
  longitude: { sl: 'Zemljepisna dolžina središča', en: 'Longitude of the centre' },
  zoom: { sl: 'Povečava', en: 'Zoom' },
  zoomHint: {
    sl: 'Od {least} (država) do {most} (hiša); za staro mestno jedro 16 ali 17. Zemljevid s stebrički se prilagodi njim.',
    en: 'From {least} (the country) to {most} (a house); 16 or 17 for an old town. A map with bollards fits itself to them.',
  },
  tiles: { sl: 'Podlaga: naslov ploščic', en: 'Base: address of the tiles' },
  tilesHint: {
    sl: 'Naslov z {z}, {x} in {y} na enem strežniku prek https, ali pot na tem strežniku. Prazno: od nikoder se ne naloži nič. Strežnik podlage izve naslov IP in kateri del mesta kdo gleda, zato naj bo vaš ali tak, s katerim imate dogovor; ključa v naslov ne pišite, ker ga vidi vsak. Nova podlaga se pokaže, ko stran osvežite.',
    en: 'An address with {z}, {x} and {y} on one server by https, or a path on this server. Empty: nothing is loaded from anywhere. The server of the base learns the IP address of whoever looks and at which part of the town, so let it be yours, or one you have an agreement with; write no key into the address, for everyone sees it. A new base shows when the page is loaded anew.',
  },
  attribution: { sl: 'Vir podlage', en: 'Source of the base' },
  attributionHint: { sl: 'Napis na zemljevidu, na primer »© GURS«.', en: 'Written on the map, such as “© GURS”.' },
  saved: { sl: 'Zemljevid, kakor je shranjen', en: 'The map as it is saved' },
})
