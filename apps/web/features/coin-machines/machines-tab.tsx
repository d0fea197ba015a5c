import { MachineList } from './machine-list.tsx'
import { MachineMap } from './machine-map.tsx'
import styles from './coin-machines.module.css'

/** The coin machines on the map and as a list. */
export const MachinesTab = () => (
  <div className={styles.machines}>
    <MachineMap />
    <MachineList />
  </div>
)
