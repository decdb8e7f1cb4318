import type { RandomSource } from '../../kernel/random.ts';
import type { StudyKnowledge } from '../topics/all-topics.ts';
import type { Aspect, StudyFact, StudyTopic } from '../topics/study-topic.ts';

/** What an aid is made from: the topics that were asked for, and those they are confused with. */
export type MethodInput = {
  /** Best match first; one at least. */
  readonly main: readonly StudyTopic[];
  readonly near: readonly StudyTopic[];
  readonly knowledge: StudyKnowledge;
  readonly random: RandomSource;
  /** How many parts there may be at most. */
  readonly count: number;
};

export type TopicFact = StudyFact & { readonly topic: StudyTopic };

/** One topic of each name: a disease may be known by its course and by its waveform too. */
export const distinctlyNamed = (topics: readonly StudyTopic[]): StudyTopic[] =>
  [
    ...new Map(topics.toReversed().map((topic) => [topic.name.toLowerCase(), topic])).values(),
  ].toReversed();

const told = (topic: StudyTopic): TopicFact[] => topic.facts.map((fact) => ({ ...fact, topic }));

/** Facts of what was asked for, each topic in its own order. */
const mainFacts = ({ main }: MethodInput): TopicFact[] => main.flatMap(told);

/** Facts of the topics beside, the first of each topic before the second of any. */
const nearFacts = ({ near }: MethodInput): TopicFact[] => {
  const rows = near.map(told);
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) =>
    rows.flatMap((row) => row[place] ?? []),
  ).flat();
};

/** All facts, those that were asked for first, none twice. */
export const factsInTurn = (input: MethodInput): TopicFact[] => {
  const seen = new Set<string>();
  return [...mainFacts(input), ...nearFacts(input)].filter(({ id }) => {
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
};

/** Longer than an option or a node has room for. */
const longestAnswer = 240;

/** An answer that does not name its own topic, so that it can stand among others unrecognized. */
export const isNeutral = ({ answer, topic }: TopicFact): boolean =>
  answer.length <= longestAnswer && !answer.toLowerCase().includes(topic.named.toLowerCase());

/**
 * Aspects in which one topic's answer is wrong for another. Drugs of other classes share uses, harms and
 * cautions, and many things raise or lower a test, so that a neighbor's answer may be right as well.
 */
const comparable: Readonly<Record<StudyTopic['kind'], readonly Aspect[] | 'all'>> = {
  condition: 'all',
  pattern: 'all',
  drug: ['action'],
  'drug-class': ['action'],
  'laboratory-test': ['range'],
};

export const isComparable = ({ aspect, topic }: TopicFact): boolean => {
  const aspects = comparable[topic.kind];
  return aspects === 'all' || aspects.includes(aspect);
};

/** Answers of other topics to the same question, each once, which are wrong for this one. */
export const rivalsOf = (fact: TopicFact, input: MethodInput): TopicFact[] => {
  const answers = new Set([fact.answer]);
  return factsInTurn(input).filter((one) => {
    const isRival =
      one.aspect === fact.aspect &&
      one.topic.name !== fact.topic.name &&
      !fact.accepts?.includes(one.topic.id) &&
      !answers.has(one.answer) &&
      isNeutral(one) &&
      isComparable(one);
    if (isRival) answers.add(one.answer);
    return isRival;
  });
};
