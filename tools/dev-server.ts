import { runProduct } from './start/run-product.ts'
import { untilEnded } from './start/until-ended.ts'

// The server of `npm run dev`: Vite serves the web, so no bundle is built.
await untilEnded((signal) => runProduct({ words: process.argv.slice(2), signal }))
