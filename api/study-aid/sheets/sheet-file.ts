import { createRequire } from 'node:module';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Drawing } from '../../../domain/contracts/drawing.ts';
import { productName } from '../../../domain/contracts/product.ts';
import type { SheetBlock, StudySheet } from '../../../domain/contracts/study-sheets.ts';

/** Points, of the 540 between the margins of a letter page. */
const stripWidth = 420;
const gray = '#5b6662';

const pointsOf = (points: string, scale: number) =>
  points.split(' ').map((pair) => {
    const [x = '0', y = '0'] = pair.split(',');
    return { x: Number(x) * scale, y: Number(y) * scale };
  });

type Ends = { readonly x1: number; readonly x2: number; readonly y1: number; readonly y2: number };

const ruled = (ends: Ends, scale: number) => ({
  type: 'line' as const,
  x1: ends.x1 * scale,
  x2: ends.x2 * scale,
  y1: ends.y1 * scale,
  y2: ends.y2 * scale,
  lineWidth: 0.3,
  lineColor: '#e3b9b0',
});

/** Places from one end to the other; none where no such lines are drawn. */
const every = (from: number, to: number, step: number): readonly number[] =>
  step === 0
    ? []
    : Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

/** The trace over the heavy lines of its grid. */
const stripOf = ({ width, grids, marks }: Drawing): Content => {
  const scale = stripWidth / width;
  const grid = grids.flatMap(({ left, right, top, bottom, majorX, majorY }) => [
    ...every(left, right, majorX).map((x) => ruled({ x1: x, x2: x, y1: top, y2: bottom }, scale)),
    ...every(top, bottom, majorY).map((y) => ruled({ x1: left, x2: right, y1: y, y2: y }, scale)),
  ]);
  const lines = marks.map(({ points }) => ({
    type: 'polyline' as const,
    points: pointsOf(points, scale),
    lineWidth: 0.9,
    lineColor: '#111111',
  }));
  return { canvas: [...grid, ...lines], margin: [0, 2, 0, 4] };
};

const tableOf = ({ columns, rows }: Extract<SheetBlock, { kind: 'table' }>): Content => ({
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: columns.map(() => (columns.length > 8 ? 'auto' : '*')),
    body: [
      columns.map((column) => ({ text: column, bold: true, fontSize: 8, color: gray })),
      ...rows.map((row) => row.map((cell, place) => ({ text: cell, bold: place === 0 }))),
    ],
  },
  layout: 'lightHorizontalLines',
  fontSize: 8.5,
  margin: [0, 2, 0, 8],
});

const box = {
  type: 'rect' as const,
  x: 0,
  y: 1,
  w: 8,
  h: 8,
  lineWidth: 0.8,
  lineColor: gray,
};

const blockOf = (block: SheetBlock): Content => {
  switch (block.kind) {
    case 'text':
      return { text: block.text, margin: [0, 0, 0, 8] };
    case 'steps':
      return { ol: block.items, margin: [0, 0, 0, 8] };
    case 'checklist':
      return block.items.map((item) => ({
        columns: [
          { canvas: [box], width: 16 },
          { text: item, width: '*' },
        ],
        margin: [0, 0, 0, 5],
      }));
    case 'strip':
      return {
        stack: [{ text: block.title, bold: true }, stripOf(block.drawing)],
        unbreakable: true,
      };
    case 'table':
      return tableOf(block);
  }
};

const documentOf = (sheet: StudySheet): TDocumentDefinitions => ({
  pageSize: 'LETTER',
  pageMargins: [36, 40, 36, 44],
  info: { title: `${sheet.title} (${productName})`, author: productName },
  defaultStyle: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.15 },
  content: [
    { text: sheet.title, fontSize: 18, bold: true },
    { text: sheet.summary, color: gray, margin: [0, 2, 0, 8] },
    ...sheet.sections.flatMap(({ heading, blocks }): Content[] => [
      { text: heading, fontSize: 12, bold: true, margin: [0, 6, 0, 3], headlineLevel: 1 },
      ...blocks.map(blockOf),
    ]),
    { text: sheet.note, color: gray, margin: [0, 8, 0, 0] },
    { text: `Sources: ${sheet.sources.join('; ')}.`, color: gray },
  ],
  /** A heading does not stand alone at the foot of a page. */
  pageBreakBefore: ({ headlineLevel }, { getFollowingNodesOnPage }) =>
    headlineLevel === 1 && getFollowingNodesOnPage().length === 0,
  footer: (page, pages) => ({
    text: `${productName}, ${sheet.title}, page ${page} of ${pages}`,
    alignment: 'center',
    fontSize: 8,
    color: gray,
    margin: [0, 14, 0, 0],
  }),
});

const { resolve } = createRequire(import.meta.url);
const face = (name: string): string => resolve(`pdfmake/fonts/Roboto/Roboto-${name}.ttf`);

/** The sheet as PDF on letter paper. */
export const sheetFile = async (sheet: StudySheet): Promise<Buffer> => {
  const { default: pdfmake } = await import('pdfmake');
  pdfmake.setFonts({ Roboto: { normal: face('Regular'), bold: face('Medium') } });
  // It draws what is handed to it: its own fonts are all that it may read, and it fetches nothing.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => path.endsWith('.ttf'));
  return pdfmake.createPdf(documentOf(sheet)).getBuffer();
};
