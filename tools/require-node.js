import module from 'node:module'
import { join } from 'node:path'

// Loaded before a tool (node --import): plain JavaScript, because a Node too old for TypeScript has to be able to read it.
const oldest = [22, 18]
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  console.error(
    `Node ${process.versions.node} is too old, ${oldest.join('.')} or newer is needed: run it through npm (npm start, npm test), which uses the project's own Node.`,
  )
  process.exit(1)
}

// What one start has stripped of types and compiled the next one reads.
module.enableCompileCache(join(import.meta.dirname, '../.cache/compiled'))
