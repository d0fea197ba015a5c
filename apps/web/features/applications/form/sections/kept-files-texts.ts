import { defineTexts } from '../../../../platform/translate/message.ts'

/** What the form says of the files that it keeps on the device. */
export const texts = defineTexts({
  kept: {
    sl: 'Izbrane datoteke ostanejo na tej napravi do oddaje vloge, največ {count} dni, in niso še nikamor poslane. Če naprava ni vaša, jih odstranite z nje.',
    en: 'The chosen files stay on this device until the application is sent, {count} days at most; they have not been sent anywhere. Remove them if the device is not yours.',
  },
  refused: {
    sl: 'Datotek na tej napravi ni mogoče shraniti. Če stran zaprete, jih priložite znova.',
    en: 'The files cannot be kept on this device. Attach them again if you close the page.',
  },
  missing: {
    sl: 'Datotek, ki ste jih izbrali prej, na tej napravi ni več. Priložite jih znova.',
    en: 'The files you had chosen are no longer on this device. Attach them again.',
  },
  off: {
    sl: 'Datoteke so odstranjene z naprave. Če strani do oddaje ne zaprete, bodo vlogi vseeno priložene.',
    en: 'The files were removed from the device. If you do not close the page before sending, they are still attached.',
  },
  stuck: {
    sl: 'Datotek ni bilo mogoče odstraniti z naprave. Poskusite znova.',
    en: 'The files could not be removed from the device. Try again.',
  },
  remove: { sl: 'Odstrani z naprave', en: 'Remove from the device' },
})
