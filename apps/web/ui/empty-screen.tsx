import { useTranslate } from '../platform/translate/use-translate.ts'
import { defineTexts } from '../platform/translate/message.ts'

const texts = defineTexts({ empty: { sl: 'Na tej strani še ni vsebine.', en: 'There is nothing on this page yet.' } })

/** A screen that stands before its content does. */
export const EmptyScreen = () => <p>{useTranslate()(texts.empty)}</p>
