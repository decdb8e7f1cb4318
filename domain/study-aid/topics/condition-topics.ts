import { conditions } from '../../bank/facts/medicine/all-conditions.ts';
import type { Condition } from '../../bank/facts/medicine/condition.ts';
import { inSentence } from '../../bank/models/medicine/in-sentence.ts';
import { capital, sentence } from './sentences.ts';
import type { StudyDecision, StudyFact, StudyTopic } from './study-topic.ts';

const aspects = [
  'finding',
  'test',
  'treatment',
  'mechanism',
  'complication',
  'risk',
  'advice',
] as const;
type AspectName = (typeof aspects)[number];

const alone: Readonly<Record<AspectName, (named: string) => string>> = {
  finding: (named) => `Which finding most supports a diagnosis of ${named}?`,
  test: (named) => `Which test best establishes a diagnosis of ${named}?`,
  treatment: (named) => `Which treatment is preferred for ${named}?`,
  mechanism: (named) => `What goes wrong in the body in ${named}?`,
  complication: (named) => `Which complication of ${named} should be looked out for?`,
  risk: (named) => `What is the strongest risk factor for, or the usual cause of, ${named}?`,
  advice: (named) => `What should a {patient} with ${named} be told, or do, to prevent harm?`,
};

const afterScene = {
  test: 'Which test is the best next step?',
  treatment: 'Which treatment or next step is best?',
  advice: 'Which advice matters most?',
} as const satisfies Readonly<Partial<Record<AspectName, string>>>;

/** Right only in the case at hand, so that the case has to be told. */
const needsScene = (aspect: AspectName): aspect is 'test' | 'treatment' =>
  aspect === 'test' || aspect === 'treatment';

const questionOf = (condition: Condition, aspect: AspectName, named: string): string => {
  if (!needsScene(aspect)) return alone[aspect](named);
  const { scene, question } = condition[aspect];
  return scene ? `${scene} ${question ?? afterScene[aspect]}` : alone[aspect](named);
};

const factsOf = (condition: Condition, named: string): StudyFact[] => [
  {
    id: `${condition.id}/recognition`,
    aspect: 'recognition',
    question: `What tells ${named} from the conditions it is confused with?`,
    answer: capital(condition.hallmark),
    reason: condition.finding.why,
  },
  ...aspects.map((aspect) => ({
    id: `${condition.id}/${aspect}`,
    aspect,
    question: questionOf(condition, aspect, named),
    answer: condition[aspect].text,
    reason: condition[aspect].why,
    accepts: (condition[aspect].accepts ?? []).map((id) => `condition/${id}`),
  })),
];

const decisionsOf = (condition: Condition): StudyDecision[] =>
  (['test', 'treatment', 'advice'] as const).flatMap((aspect) => {
    const { scene, question, text, why, slips = [] } = condition[aspect];
    if (!scene || slips.length < 2) return [];
    return [
      { scene, question: question ?? afterScene[aspect], best: { text, why }, mistakes: slips },
    ];
  });

const topicOf = (condition: Condition): StudyTopic => {
  const named = inSentence(condition.name);
  return {
    id: `condition/${condition.id}`,
    kind: 'condition',
    name: condition.name,
    named,
    group: condition.system,
    aliases: [condition.id.replaceAll('-', ' '), condition.topic],
    related: [condition.treatment.text, condition.test.text, condition.hallmark].join(' '),
    source: condition.source,
    gist: sentence(`${condition.name}: ${condition.hallmark}`),
    facts: factsOf(condition, named),
    similar: condition.lookalikes.map((id) => `condition/${id}`),
    scenes: condition.vignettes,
    decisions: decisionsOf(condition),
  };
};

/** Diseases and disorders, as the medical facts of the bank tell them. */
export const conditionTopics = (): StudyTopic[] => conditions.map(topicOf);
