import { buildWeb } from './web-bundle.ts'

// `npm run build`: builds the web if its sources changed, for a machine on which the account of the service may not write the program.
const seconds = await buildWeb()
console.log(seconds === undefined ? 'The web is built.' : `Built the web in ${seconds.toFixed(1)} s.`)
