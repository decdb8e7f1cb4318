import type { LaboratoryTest, Panel } from '../../bank/facts/laboratory/laboratory-test.ts';
import { laboratoryTests } from '../../bank/facts/laboratory/laboratory-tests.ts';
import { inSentence } from '../../bank/models/medicine/in-sentence.ts';
import { capital, sentence } from './sentences.ts';
import type { StudyFact, StudyTopic } from './study-topic.ts';

const panels: Readonly<Record<Panel, string>> = {
  metabolic: 'Electrolytes and metabolism',
  'blood-count': 'Blood count',
  coagulation: 'Coagulation',
  liver: 'Liver tests',
  endocrine: 'Endocrine tests',
  heart: 'Heart tests',
  urine: 'Urine tests',
  immune: 'Immune tests',
  gases: 'Blood gases',
  'spinal-fluid': 'Spinal fluid',
  other: 'Other tests',
};

const caveat = 'Ranges are common adult ones; each laboratory prints its own.';

type FactQuestion = { readonly aspect: StudyFact['aspect']; readonly question: string };

const fact = (
  test: LaboratoryTest,
  { aspect, question }: FactQuestion,
  answer: string | undefined,
): StudyFact[] =>
  answer === undefined
    ? []
    : [
        {
          id: `lab-${test.id}/${aspect}`,
          aspect,
          question,
          answer: capital(answer),
          reason: `${test.label} is usually ${test.reference}. ${caveat}`,
        },
      ];

const factsOf = (test: LaboratoryTest, named: string): StudyFact[] => [
  ...fact(
    test,
    { aspect: 'range', question: `What is the usual adult range of ${named}?` },
    test.reference,
  ),
  ...fact(test, { aspect: 'low', question: `What makes ${named} low?` }, test.low),
  ...fact(test, { aspect: 'high', question: `What makes ${named} high?` }, test.high),
  ...fact(
    test,
    {
      aspect: 'critical',
      question: `At which level of ${named} do most laboratories call at once?`,
    },
    test.critical,
  ),
  ...fact(
    test,
    { aspect: 'sample', question: `What matters when a sample for ${named} is taken?` },
    test.sample,
  ),
];

const topicOf = (test: LaboratoryTest): StudyTopic => {
  const named = inSentence(test.label);
  return {
    id: `laboratory-test/${test.id}`,
    kind: 'laboratory-test',
    name: test.label,
    named,
    group: panels[test.panel],
    aliases: [test.id.replaceAll('-', ' '), panels[test.panel], 'laboratory values'],
    related: [test.low, test.high].filter(Boolean).join(' '),
    source: 'standard laboratory references',
    gist: sentence(`${test.label} is usually ${test.reference}`),
    facts: factsOf(test, named),
    similar: laboratoryTests
      .filter(({ id, panel }) => panel === test.panel && id !== test.id)
      .map(({ id }) => `laboratory-test/${id}`),
    scenes: [],
    decisions: [],
  };
};

/** Laboratory tests of adults with their ranges and what moves them. */
export const laboratoryTopics = (): StudyTopic[] => laboratoryTests.map(topicOf);
