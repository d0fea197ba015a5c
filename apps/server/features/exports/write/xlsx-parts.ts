/** The formats of cells, by their place in `styles`. */
export const cellStyle = { plain: 0, title: 1, day: 2, instant: 3, money: 4, quoted: 5 } as const

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const each = (count: number, part: (number: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index + 1)).join('')

const styles = `${declaration}<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="d\\.\\ m\\.\\ yyyy"/><numFmt numFmtId="165" formatCode="d\\.\\ m\\.\\ yyyy\\ hh:mm"/><numFmt numFmtId="166" formatCode="#,##0.00\\ &quot;€&quot;"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="166" applyNumberFormat="1"/><xf quotePrefix="1"/></cellXfs></styleSheet>`

/** Signs that the name of a sheet may not have, and its greatest length. */
const sheetName = (title: string, number: number, count: number): string => {
  const name = title.replace(/[\\/?*[\]:&<>"']/g, ' ').slice(0, 26)
  return count === 1 ? name : `${name} ${number}`
}

/** The parts of the package around its sheets, by their paths (ECMA-376). */
export const packageParts = (title: string, sheets: number): [path: string, xml: string][] => [
  ['xl/styles.xml', styles],
  [
    'xl/workbook.xml',
    `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${each(sheets, (n) => `<sheet name="${sheetName(title, n, sheets)}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${declaration}<Relationships xmlns="${packaged}/relationships">${each(sheets, (n) => `<Relationship Id="rId${n}" Type="${relations}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="rId${sheets + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  ],
  [
    '_rels/.rels',
    `${declaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    '[Content_Types].xml',
    `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${office}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${office}.styles+xml"/>${each(sheets, (n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${office}.worksheet+xml"/>`)}</Types>`,
  ],
]

/** The beginning of a sheet: the row of titles stays in sight. @param widths of the columns, in characters */
export const sheetStart = (widths: readonly number[], titles: string): string =>
  `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('')}</cols><sheetData>${titles}`

export const sheetEnd = '</sheetData></worksheet>'
