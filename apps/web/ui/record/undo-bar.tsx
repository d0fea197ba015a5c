import { useEffect, useState } from 'react'
import { heldStep, holdTime, sendHeld, showSnackbar, t, undoHeld, useStore } from '../../platform/kit.ts'
import { KeyCap } from '../keys/kbd.tsx'
import { everywhere } from '../keys/texts.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useHeightProperty } from '../overlays/use-height-property.ts'
import styles from './record.module.css'
import { texts } from './texts.ts'

/** Seconds that are left, counted down. */
const useSecondsLeft = (): number => {
  const [left, setLeft] = useState(holdTime / 1000)
  useEffect(() => {
    const clock = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000)
    return () => clearInterval(clock)
  }, [])
  return left
}

const Bar = ({ text }: { text: string }) => {
  const left = useSecondsLeft()
  const undo = () => {
    undoHeld()
    showSnackbar(texts.undone)
  }
  useKeys({ title: everywhere, keys: [{ press: 'Mod+z', label: texts.undo, run: undo }] })
  return (
    <>
      <p className={styles.undoWords}>
        <strong>{text}</strong> <span>{t(texts.notSent)}</span>
      </p>
      <button type="button" onClick={undo}>
        {t(texts.undo)} <span aria-hidden>{t(texts.secondsLeft, { left })}</span> <KeyCap press="Mod+z" />
      </button>
      <button type="button" onClick={() => void sendHeld()}>
        {t(texts.sendNow)}
      </button>
      <span className={styles.undoTime} style={{ animationDuration: `${holdTime}ms` }} />
    </>
  )
}

/** A step that was taken and waits, with the way back; it stays in sight on the way to the next record. */
export const UndoBar = () => {
  const held = useStore(heldStep)
  const bar = useHeightProperty<HTMLDivElement>('--undo-height', held !== undefined)
  return (
    held && (
      <div ref={bar} data-screen-only className={styles.undo}>
        <Bar key={held.record} text={held.text} />
      </div>
    )
  )
}
