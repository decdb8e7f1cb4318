import { areaName } from '../../../domain/bank/blueprints/blueprints.ts';
import type { FieldCode } from '../../../domain/contracts/fields.ts';
import type { QuizOverview, TopicSupply } from '../../../domain/contracts/quiz-overview.ts';
import type { TopicCount } from '../../bank/queries/bank-reads.ts';

const sum = (counts: readonly TopicCount[], of: 'questions' | 'unseen'): number =>
  counts.reduce((total, count) => total + count[of], 0);

const supplyOf = ({ topic, all, unused, missed, flagged }: TopicCount): TopicSupply => ({
  name: topic,
  all,
  unused,
  missed,
  flagged,
});

const areasOf = (counts: readonly TopicCount[]): QuizOverview['areas'] =>
  [...Map.groupBy(counts, ({ exam, area }) => areaName(exam, area))].map(([name, ofArea]) => ({
    name,
    questions: sum(ofArea, 'questions'),
    topics: ofArea.map(supplyOf),
  }));

/** Areas of two exams that bear one name are one area to the learner. */
export const presentOverview = (
  healthcareField: FieldCode,
  counts: readonly TopicCount[],
): QuizOverview => {
  const first = counts.filter(({ further }) => !further);
  const named = new Set(first.map(({ topic }) => topic));
  return {
    healthcareField,
    questions: sum(first, 'questions'),
    unseen: sum(first, 'unseen'),
    areas: areasOf(first),
    furtherTopics: counts
      .filter(({ further, topic }) => further && !named.has(topic))
      .map(supplyOf),
  };
};
