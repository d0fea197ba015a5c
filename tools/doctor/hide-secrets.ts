import { isSecret, settings } from '@dovolilnice/server/settings'

/** Shorter ones would cut words into pieces that are no secret. */
const shortest = 4

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The secrets among the settings: whole values, and of addresses the passwords, as written and decoded. */
const secretsOf = (env: NodeJS.ProcessEnv): string[] =>
  Object.keys(settings.shape)
    .filter(isSecret)
    .flatMap((name) => {
      const value = env[name] ?? ''
      const password = name.endsWith('_URL') ? (/\/\/[^:/@]*:(.*)@/s.exec(value)?.[1] ?? '') : value
      return [password, decoded(password)]
    })
    .filter((secret) => secret.length >= shortest)

/** The text without any of the secrets of the settings: what a server answers may repeat them. */
export const hideSecrets = (text: string, env: NodeJS.ProcessEnv): string =>
  secretsOf(env).reduce((hidden, secret) => hidden.replaceAll(secret, '…'), text)
