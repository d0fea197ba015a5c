import type { OwnedProcessing } from '../../platform/privacy/processing.ts'

/** What the records of processing say of these tables; books of machines outlive who serves them. */
export const coinMachineProcessing: OwnedProcessing = {
  machine_thresholds: {
    activity: 'machines',
    name: { sl: 'Mejne vrednosti parkomatov', en: 'Thresholds of coin machines' },
    data: ['contact'],
    kept: 'in_use',
  },
  machine_alert: {
    activity: 'machines',
    name: { sl: 'Opozorila parkomatov', en: 'Alerts of coin machines' },
    data: ['staff'],
    kept: 'five_years',
  },
  machine_maintenance: {
    activity: 'machines',
    name: { sl: 'Vzdrževanje parkomatov', en: 'Maintenance of coin machines' },
    data: ['staff', 'statements'],
    kept: 'five_years',
  },
  maintenance_photo: {
    activity: 'machines',
    name: { sl: 'Fotografije vzdrževanja', en: 'Photos of maintenance' },
    data: ['staff'],
    kept: 'five_years',
  },
  machine_emptying: {
    activity: 'money',
    name: { sl: 'Praznjenja parkomatov', en: 'Emptyings of coin machines' },
    data: ['staff', 'statements'],
    kept: 'ten_years',
  },
}
