import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkCase } from '../../../../domain/bank/cases-lint/check-case.ts';
import type { CaseFile } from '../../../../domain/bank/cases-schema/case-file.ts';
import { casesFolder } from '../../../../ops/bank/cases/cases-folder.ts';
import { readCaseFile } from '../../../../ops/bank/cases/read-case-file.ts';

const { case: headache } = await readCaseFile(
  join(casesFolder, 'postpartum/headache-five-days-after-birth.yaml'),
);

const toldOf = (change: Partial<CaseFile>): readonly string[] =>
  headache
    ? checkCase({ ...headache, ...change })
        .filter(({ rule }) => rule.startsWith('case-study'))
        .map(({ rule, says }) => `${rule}: ${says}`)
    : ['the case could not be read'];

const asks = headache?.asks ?? [];

describe('a case study', () => {
  it('is sound with six questions in the order of the steps', () => {
    expect(toldOf({})).toEqual([]);
  });

  it('is told what is missing, out of order or one too many', () => {
    expect(toldOf({ asks: asks.slice(0, 5) })).toEqual([
      'case-study-of-six: question 6 is missing: Evaluate outcomes',
    ]);
    expect(toldOf({ asks: [...asks.slice(1, 2), ...asks.slice(0, 1), ...asks.slice(2)] })).toEqual([
      'case-study-of-six: is number 1 with step "Recognize cues"',
      'case-study-of-six: is number 2 with step "Analyze cues"',
    ]);
    expect(toldOf({ asks: [...asks, ...asks.slice(0, 1)] })).toEqual([
      'case-study-of-six: are six, no more',
    ]);
  });

  it('has all six in each of its fields', () => {
    expect(toldOf({ fields: ['RN', 'LPN'] })).toEqual(
      asks.map(() => 'case-study-of-six: all six have a place in every field of the case'),
    );
  });

  it('is told when its chart never grows', () => {
    const shows = asks.at(-1)?.shows ?? [];
    expect(toldOf({ asks: asks.map((ask) => ({ ...ask, shows })) })).toEqual([
      'case-study-unfolds: the chart never grows: show new parts from question to question',
    ]);
  });

  it('is what only a file of that form is held to', () => {
    expect(toldOf({ form: 'case-many-asks', asks: asks.slice(0, 5) })).toEqual([]);
  });
});
