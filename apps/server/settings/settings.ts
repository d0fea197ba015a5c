import { z } from 'zod/mini'
import { keySettings, moneySettings } from './keys-and-money.ts'
import { databaseSettings, gateSettings, mailSettings, processSettings, webSettings } from './running.ts'
import { settingMeanings } from './setting.ts'
import { signInSettings } from './signing-in.ts'
import { backupSettings, documentSettings } from './stored-files.ts'

/** The variables under the headings of docs/configuration.md. */
export const settingGroups = {
  'The process': processSettings,
  'The database': databaseSettings,
  'The web': webSettings,
  Mail: mailSettings,
  'Gates and coin machines': gateSettings,
  'Signing in of staff': signInSettings,
  'Keys and certificates': keySettings,
  Money: moneySettings,
  Documents: documentSettings,
  Backups: backupSettings,
}

/** Every variable the product reads. An unknown value of one is an error, never a silent default. */
export const settings = z.object({
  ...processSettings,
  ...databaseSettings,
  ...webSettings,
  ...mailSettings,
  ...gateSettings,
  ...signInSettings,
  ...keySettings,
  ...moneySettings,
  ...documentSettings,
  ...backupSettings,
})

/** What the variable of that name means; undefined where nobody wrote it. */
export const meaningOf = (name: string): ReturnType<typeof settingMeanings.get> => {
  const schema = Object.entries(settings.shape).find(([known]) => known === name)?.[1]
  return schema && settingMeanings.get(schema)
}

/** Whether the value may be a secret or hold one: an address may hold a password also where none belongs. */
export const isSecret = (name: string): boolean => name.endsWith('_URL') || meaningOf(name)?.secret === true
