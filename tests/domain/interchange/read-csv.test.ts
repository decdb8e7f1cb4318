import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../api/interchange/files/csv-file.ts';

describe('a spreadsheet', () => {
  const csv = (rows: string) => readCsv(`format;stem;option 1;option 2;key\n${rows}`, 'items.csv');

  it('is read by whatever separates its columns', () => {
    expect(csv('single;Which?;a;b;2').items).toMatchObject([
      { row: 2, item: { options: [{ right: false }, { right: true }] } },
    ]);
  });

  it.each([
    ['essay;Which?;a;b;1', 'format', /^Use one of single/],
    ['single;;a;b;1', 'stem', /Leave no text empty/],
    ['single;Which?;a;b;', 'key', /^Give the number/],
    ['single;Which?;a;b;3', 'key', /no option 3/],
    ['single;Which?;a;b;1;2', 'options', /exactly one/],
    ['single;<script>x</script>;a;b;1', 'stem', /<script> is not taken/],
    ['numeric;How many?;;;', 'value', /^Use a number/],
    ['single;Which?;a;;1', 'options', /at least two/],
  ])('says of a row that it does not take which column and why: %s', (row, field, says) => {
    const told = row === 'single;Which?;a;b;1;2' ? 'single;Which?;a;b;"1;2"' : row;
    const { items, problems } = csv(`single;Right?;a;b;1\n${told}`);
    expect(items).toHaveLength(1);
    expect(problems).toEqual([
      { file: 'items.csv', row: 3, field, says: expect.stringMatching(says) },
    ]);
  });

  it('names a column that it does not know or does not find, and a quotation that never ends', () => {
    expect(readCsv('format,stem,answer\nsingle,a,b', 'a.csv').problems).toMatchObject([
      { row: 1, field: 'answer' },
    ]);
    expect(readCsv('question,key\nx,1', 'a.csv').problems).toMatchObject([
      { row: 1, field: 'format' },
    ]);
    expect(readCsv('format,stem\nsingle,"never', 'a.csv').problems).toMatchObject([
      { field: 'row' },
    ]);
  });
});
