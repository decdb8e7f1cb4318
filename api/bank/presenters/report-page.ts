const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** A table of a report; the first column names the row. */
export type ReportTable = {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
};

const row = ([name = '', ...cells]: readonly (string | number)[]): string =>
  `<tr><th scope="row">${escaped(String(name))}</th>${cells
    .map((cell) => `<td>${escaped(String(cell))}</td>`)
    .join('')}</tr>`;

const table = ({ title, columns, rows }: ReportTable): string => `
<h2>${escaped(title)}</h2>
<table>
<thead><tr>${columns.map((name) => `<th scope="col">${escaped(name)}</th>`).join('')}</tr></thead>
<tbody>${rows.map(row).join('\n')}</tbody>
</table>`;

/** A report as a page that prints well and needs no script or style. */
export const reportPage = (
  title: string,
  tables: readonly ReportTable[],
): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body><main><h1>${escaped(title)}</h1>${tables.map(table).join('\n')}</main></body>
</html>
`;
