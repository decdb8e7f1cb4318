import { describe, expect, it } from 'vitest';
import { type SheetBlock, studySheet } from '../../../domain/contracts/study-sheets.ts';
import { studySheets } from '../../../domain/study-aid/sheets/study-sheets.ts';

const sheets = studySheets();
const tablesOf = (id: string): readonly Extract<SheetBlock, { kind: 'table' }>[] =>
  sheets
    .filter((sheet) => sheet.id === id)
    .flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks))
    .filter((block) => block.kind === 'table');

/** The numbers of a text; a minus sign and a comma of thousands are read too. */
const numbersOf = (text: string): readonly number[] =>
  [...text.replaceAll(',', '').matchAll(/\d+(?:\.\d+)?/g)].map(([found]) => Number(found));

describe('the study sheets', () => {
  it('have their shape, a source and no empty place', () => {
    expect(new Set(sheets.map(({ id }) => id)).size).toBe(sheets.length);
    for (const sheet of sheets) {
      expect(studySheet.parse(sheet).sources.length).toBeGreaterThan(0);
      for (const { blocks } of sheet.sections) expect(blocks.length).toBeGreaterThan(0);
    }
    for (const { columns, rows } of sheets.flatMap(({ id }) => tablesOf(id))) {
      for (const row of rows) expect(row).toHaveLength(columns.length);
    }
  });

  it('work out every formula that they give an example of', () => {
    const table = tablesOf('conversions').find(({ columns }) => columns[0] === 'What is asked');
    const results = (table?.rows ?? []).map(([, , example = '']) => example.split(' = '));
    expect(results.length).toBeGreaterThanOrEqual(6);
    for (const [sum = '', result = ''] of results) {
      const [first = 0, ...others] = numbersOf(sum.replace('²', ' '));
      const squared = sum.includes('²');
      const signs = [...sum.matchAll(/[×÷]/g)].map(([sign]) => sign);
      const value = others.reduce((sofar, next, place) => {
        const by = squared ? next * next : next;
        return signs[place] === '×' ? sofar * by : sofar / by;
      }, first);
      const [told = Number.NaN] = numbersOf(result);
      expect(Math.abs(value - told), `${sum} = ${result}`).toBeLessThanOrEqual(0.5);
    }
  });

  it('convert temperatures and weights as they are defined', () => {
    for (const { columns, rows } of tablesOf('conversions')) {
      const [unit, ...from] = columns;
      const [row] = rows;
      if (unit === '°C') {
        expect(row?.slice(1).map(Number)).toEqual(
          from.map((degrees) => Number((Number(degrees) * 1.8 + 32).toFixed(1))),
        );
      }
      if (unit === 'kg') {
        expect(Number(row?.[1 + from.indexOf('70')])).toBeCloseTo(154.3, 1);
      }
    }
  });

  it('read each blood gas that they work out as its own figures say', () => {
    const gases = tablesOf('blood-gas-steps').find(({ columns }) => columns[3] === 'Reading');
    expect(gases?.rows.length).toBe(4);
    for (const [ph = '', carbon = '', bicarbonate = '', reading = ''] of gases?.rows ?? []) {
      const isAcid = Number(ph) < 7.35;
      expect(reading).toContain(isAcid ? 'acidosis' : 'alkalosis');
      const isRespiratory = isAcid ? Number(carbon) > 45 : Number(carbon) < 35;
      expect(reading.startsWith('Respiratory')).toBe(isRespiratory);
      const expected = 6.1 + Math.log10(Number(bicarbonate) / (0.03 * Number(carbon)));
      expect(Math.abs(expected - Number(ph)), reading).toBeLessThanOrEqual(0.03);
    }
  });
});
