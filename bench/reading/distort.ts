import { Resvg } from '@resvg/resvg-js'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import sharp, { type Sharp } from 'sharp'
import type { Sheet } from './sheets.ts'

const requires = createRequire(import.meta.url)
const fontFiles = ['DejaVuSans', 'DejaVuSans-Bold', 'DejaVuSerif'].map((name) => requires.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`))

const svgOf = ({ width, height, drawing }: Sheet): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="DejaVu Sans" fill="#1a1f24">${drawing}</svg>`

/** The sheet as a PNG so many pixels wide. */
const drawn = (sheet: Sheet, width: number): Buffer =>
  new Resvg(svgOf(sheet), {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'DejaVu Sans' },
  })
    .render()
    .asPng()

const jpeg = (picture: Sharp, quality = 80): Promise<Buffer> => picture.jpeg({ quality }).toBuffer()

/** Turned by an angle on a table, as from a phone. */
const laid = (picture: Buffer, angle: number, table = '#6b5a48'): Sharp => sharp(picture).rotate(angle, { background: table })

/** A shadow that falls over the right half. */
const shadowed = async (picture: Buffer): Promise<Buffer> => {
  const { width, height } = await sharp(picture).metadata()
  const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="a" x2="1" y2="0.6"><stop offset="0.3" stop-opacity="0"/><stop offset="0.75" stop-opacity="0.62"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#a)"/></svg>`
  return sharp(picture)
    .composite([{ input: Buffer.from(shade) }])
    .png()
    .toBuffer()
}

const noisy = async (picture: Buffer, sigma: number): Promise<Buffer> => {
  const { width, height } = await sharp(picture).metadata()
  const noise = await sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma } },
  })
    .png()
    .toBuffer()
  return sharp(picture)
    .composite([{ input: noise, blend: 'hard-light' }])
    .png()
    .toBuffer()
}

/** A scan in a PDF: one picture on a page, no letters. */
const inPdf = (picture: Buffer, { width, height }: Sheet): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const pdf = new PDFDocument({ size: [width * 0.75, height * 0.75], margin: 0 })
    const parts: Buffer[] = []
    pdf.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
    pdf.image(picture, 0, 0, { width: width * 0.75 })
    pdf.end()
  })

export interface File {
  type: string
  bytes: Buffer
}
const picture = async (bytes: Promise<Buffer> | Buffer): Promise<File> => ({ type: 'image/jpeg', bytes: await bytes })

/** Ways in which a paper becomes a file. Pixels of the width: 200 dots an inch for a scan, what a phone gives for a photograph. */
export const conditions: Record<string, (sheet: Sheet) => Promise<File>> = {
  'clean scan': async (sheet) => picture(jpeg(sharp(drawn(sheet, 1600)))),
  'scan in a PDF': async (sheet) => ({ type: 'application/pdf', bytes: await inPdf(await jpeg(sharp(drawn(sheet, 1600))), sheet) }),
  'skewed by 4°': async (sheet) => picture(jpeg(laid(drawn(sheet, 1600), 4))),
  'skewed by −9°': async (sheet) => picture(jpeg(laid(drawn(sheet, 1600), -9))),
  'turned by 90°': async (sheet) => picture(jpeg(laid(drawn(sheet, 1600), 90))),
  'upside down': async (sheet) => picture(jpeg(laid(drawn(sheet, 1600), 180))),
  'turned by 272°': async (sheet) => picture(jpeg(laid(drawn(sheet, 1600), 272))),
  dark: async (sheet) => picture(jpeg(sharp(drawn(sheet, 1600)).linear(0.28, 6))),
  'in a shadow': async (sheet) => picture(jpeg(sharp(await shadowed(drawn(sheet, 1600))))),
  noisy: async (sheet) => picture(jpeg(sharp(await noisy(drawn(sheet, 1600), 34)), 60)),
  'small and blurred': async (sheet) => picture(jpeg(sharp(drawn(sheet, 760)).blur(0.8), 50)),
  'dark, skewed, noisy': async (sheet) =>
    picture(jpeg(sharp(await noisy(await laid(drawn(sheet, 1500), 3).linear(0.45, 8).png().toBuffer(), 18)).blur(0.5), 60)),
}
