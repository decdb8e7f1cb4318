import { isScored, reachedIn } from '../progress/handed-in.ts';
import { type Contribution, contribution, type Formula } from './formula.ts';
import type { StudiedQuiz } from './studied-quizzes.ts';

/** What a quiz adds to a topic. */
export const topicParts =
  (topic: string) =>
  ({ submitted, rescorings }: StudiedQuiz): readonly Contribution[] => {
    if (!isScored(submitted.data)) return [];
    const asked = reachedIn(submitted.data).filter((answer) => answer.topic === topic);
    if (asked.length === 0) return [];
    const right = asked.filter(({ correct }) => correct).length;
    return [
      contribution(submitted, {
        words: `${right} of ${asked.length} right`,
        amount: right,
        of: asked.length,
      }),
      ...rescorings
        .filter(({ data }) => data.topic === topic)
        .map((rescored) => {
          const { correct, wasCorrect } = rescored.data;
          const gained = Number(correct) - Number(wasCorrect);
          const words = ['One fewer correct answer', 'No change', 'One more correct answer'][
            gained + 1
          ];
          return contribution(rescored, {
            words: `Corrected answer key: ${words?.toLowerCase()}`,
            amount: gained,
            of: 0,
          });
        }),
    ];
  };

/** How much of a topic the learner knows. */
export const topicMastery = (topic: string): Formula => ({
  name: 'topic-mastery',
  version: 5,
  title: topic,
  words:
    'Correct answers divided by all the questions you reached on this topic. A skipped question counts as not correct. Adaptive exams and quizzes without a single answer do not count.',
  unit: 'percent',
  combine: 'share',
  contributions: ({ quizzes }) => quizzes.flatMap(topicParts(topic)),
});
