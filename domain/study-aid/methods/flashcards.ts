import type { ContentOf, Difficulty } from '../../contracts/study-aid-content.ts';
import { sentence } from '../topics/sentences.ts';
import type { Aspect } from '../topics/study-topic.ts';
import { factsInTurn, type MethodInput } from './method-input.ts';

/** What is met first is easy; what takes a second step is hard. */
const levels: Readonly<Record<Aspect, Difficulty>> = {
  recognition: 'easy',
  use: 'easy',
  range: 'easy',
  action: 'easy',
  finding: 'medium',
  test: 'medium',
  treatment: 'medium',
  harm: 'medium',
  effect: 'medium',
  monitoring: 'medium',
  low: 'medium',
  high: 'medium',
  sample: 'medium',
  advice: 'medium',
  risk: 'medium',
  mechanism: 'hard',
  complication: 'hard',
  caution: 'hard',
  critical: 'hard',
};

/** A question on the front; the answer with its reason on the back. */
export const flashcards = (input: MethodInput): ContentOf<'flashcards'> => ({
  flashcards: factsInTurn(input)
    .slice(0, input.count)
    .map(({ question, answer, reason, aspect, topic }) => ({
      front: question,
      back: `${sentence(answer)} ${reason}`,
      topic: topic.name,
      difficulty: levels[aspect],
    })),
});
