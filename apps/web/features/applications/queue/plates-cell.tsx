import styles from './queue.module.css'

/** The first plate and how many more there are, on one line; all of them in the title. */
export const PlatesCell = ({ plates }: { plates: readonly string[] }) => {
  const [first, ...more] = plates
  if (first === undefined) return '–'
  return (
    <span className={styles.plates} title={plates.join(', ')}>
      <span className={styles.plate}>{first}</span>
      {more.length > 0 && (
        <>
          <span aria-hidden>{`+${more.length}`}</span>
          <span className="visually-hidden">{`, ${more.join(', ')}`}</span>
        </>
      )}
    </span>
  )
}
