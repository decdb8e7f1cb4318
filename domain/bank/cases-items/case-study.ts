import { questionsInCaseStudy } from '../../contracts/case-study.ts';
import type { Ask } from '../cases-schema/ask.ts';
import type { CaseFile } from '../cases-schema/case-file.ts';
import { isServed } from '../cases-schema/served-formats.ts';

/** Whether a field is asked all six, so that they can be served together there. */
const isCaseStudyIn = ({ form, asks }: CaseFile, field: string): boolean =>
  form === 'case-study' &&
  Array.from({ length: questionsInCaseStudy }, (_, index) => index + 1).every((number) =>
    asks.some(
      (ask) =>
        ask.number === number && isServed(ask) && ask.places.some((one) => one.field === field),
    ),
  );

/** The ask's place in its case study; undefined where it is asked by itself. */
export const placeInStudy = (file: CaseFile, ask: Ask, field: string): number | undefined =>
  isCaseStudyIn(file, field) ? ask.number : undefined;

const before = ({ asks }: CaseFile, { number = 0 }: Ask): readonly string[] =>
  asks.filter((ask) => (ask.number ?? 0) < number).flatMap(({ shows }) => shows);

/** What an ask adds to the chart that the asks before it showed. */
export const newParts = (file: CaseFile, ask: Ask): readonly string[] => {
  const known = new Set(before(file, ask));
  return ask.shows.filter((id) => !known.has(id));
};

/** With the chart as it has grown until then: what was known stays where it stood. */
export const withChartSoFar = (file: CaseFile, ask: Ask): Ask => ({
  ...ask,
  shows: [...new Set([...before(file, ask), ...ask.shows])],
});
