import styles from './plate.module.css'

/** A plate, drawn as one; it never breaks. Apart from vehicles and their days, which the queue does not load. */
export const Plate = ({ plate }: { plate: string }) => <span className={styles.plate}>{plate}</span>
