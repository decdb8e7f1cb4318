import { caseStudySteps } from '../../contracts/case-study.ts';
import { newParts } from '../cases-items/case-study.ts';
import { isServed } from '../cases-schema/served-formats.ts';
import type { CaseRule, Found } from './case-rule.ts';

const says = (path: Found['path'], text: string): Found => ({ path, says: text });

const ofSix: CaseRule = {
  name: 'case-study-of-six',
  severity: 'error',
  find: ({ form, asks, fields }) => {
    if (form !== 'case-study') return [];
    const steps = caseStudySteps.flatMap((step, index) => {
      const ask = asks[index];
      if (!ask) return says(['asks'], `question ${index + 1} is missing: ${step}`);
      const isThere = ask.number === index + 1 && ask.step === step;
      return isThere ? [] : says(['asks', index], `is number ${index + 1} with step "${step}"`);
    });
    const more = asks.length > caseStudySteps.length ? says(['asks'], 'are six, no more') : [];
    const elsewhere = asks.flatMap((ask, index) =>
      fields.every((field) => ask.places.some((place) => place.field === field))
        ? []
        : says(['asks', index, 'places'], 'all six have a place in every field of the case'),
    );
    return [steps, more, elsewhere].flat();
  },
};

const served: CaseRule = {
  name: 'case-study-served',
  severity: 'error',
  find: ({ form, asks }) =>
    asks.flatMap((ask, index) =>
      form !== 'case-study' || isServed(ask)
        ? []
        : says(['asks', index], 'has more choices than a paper has letters for'),
    ),
};

const unfolds: CaseRule = {
  name: 'case-study-unfolds',
  severity: 'warning',
  find: (file) =>
    file.form !== 'case-study' || file.asks.slice(1).some((ask) => newParts(file, ask).length > 0)
      ? []
      : [says(['asks'], 'the chart never grows: show new parts from question to question')],
};

/** What six questions need to be served as one case study. */
export const caseStudyRules: readonly CaseRule[] = [ofSix, served, unfolds];
