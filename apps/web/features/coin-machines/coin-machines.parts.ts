import { type PartsOf, lazyPart } from '../../ui/states/part.tsx'

declare module '../../ui/states/part.tsx' {
  interface Parts {
    MachinesTab: object
    MaintenanceTab: object
    EmptyingsTab: object
    /** Open alerts; nothing when there are none. */
    MachineAlerts: object
  }
}

export const coinMachineParts: PartsOf<'MachinesTab' | 'MaintenanceTab' | 'EmptyingsTab' | 'MachineAlerts'> = {
  MachinesTab: lazyPart(() => import('./machines-tab.tsx').then(({ MachinesTab }) => MachinesTab)),
  MaintenanceTab: lazyPart(() => import('./maintenance-tab.tsx').then(({ MaintenanceTab }) => MaintenanceTab)),
  EmptyingsTab: lazyPart(() => import('./emptyings-tab.tsx').then(({ EmptyingsTab }) => EmptyingsTab)),
  MachineAlerts: lazyPart(() => import('./machine-alerts.tsx').then(({ MachineAlerts }) => MachineAlerts)),
}
