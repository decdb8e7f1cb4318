import { productName } from '../../../domain/contracts/product.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import type { InvoiceRow } from '../../../projectors/invoices/invoices.ts';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];
months.push('September', 'October', 'November', 'December');

const dayOf = (at: Instant): string => {
  const [year, month, day] = at.slice(0, 10).split('-').map(Number);
  return `${months[(month ?? 1) - 1]} ${day}, ${year}`;
};

const dollars = (cents: number): string =>
  `$${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

const causes = { start: 'new', renewal: 'renewal', change: 'change of plan' } as const;

const linesOf = (row: InvoiceRow): readonly string[] => [
  `Invoice ${row.number}`,
  `Issued ${dayOf(row.issuedAt)}`,
  '',
  `Pro, ${row.plan} (${causes[row.cause]})`,
  `${dayOf(row.periodStart)} to ${dayOf(row.periodEnd)}`,
  '',
  `Total ${dollars(row.amountCents)} USD`,
  ...(row.creditCents > 0
    ? [
        `Less your credit ${dollars(row.creditCents)} USD`,
        `Charged ${dollars(row.amountCents - row.creditCents)} USD`,
      ]
    : []),
  row.paidAt ? `Paid ${dayOf(row.paidAt)}` : `Not paid (${row.status})`,
  ...(row.refundedCents > 0 ? [`Refunded ${dollars(row.refundedCents)} USD`] : []),
  '',
  'Sandbox: no money moved.',
];

const escaped = (text: string): string => text.replaceAll(/[\\()]/g, String.raw`\$&`);

/** Letter paper, the first line an inch and a half from the top. */
const textOf = (lines: readonly string[]): string =>
  [
    'BT /F1 20 Tf 72 684 Td 24 TL',
    `(${escaped(productName)}) Tj T*`,
    '/F1 12 Tf 18 TL T*',
    ...lines.map((line) => `(${escaped(line)}) Tj T*`),
    'ET',
  ].join('\n');

/** A page of plain lines, as PDF 1.4 has it: five objects and where each begins, all in ASCII. */
const pdfOf = (lines: readonly string[]): string => {
  const text = textOf(lines);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return body + table + end;
};

/** An invoice to keep, where its processor makes no paper of its own. */
export const invoicePaper = (row: InvoiceRow): string => pdfOf(linesOf(row));
