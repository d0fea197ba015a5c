export { anonymisePerson } from './own-data.ts'
