import type { ContentOf } from '../../contracts/study-aid-content.ts';
import { shuffled } from '../../kernel/random.ts';
import { capital } from '../topics/sentences.ts';
import type { Aspect, StudyTopic } from '../topics/study-topic.ts';
import { distinctlyNamed, type MethodInput } from './method-input.ts';

/** By what a topic is best told from its neighbors, first choice first. */
const tellingAspects: readonly Aspect[] = ['recognition', 'action', 'use', 'range'];

const pairOf = (topic: StudyTopic) => {
  const fact = tellingAspects
    .map((aspect) => topic.facts.find((one) => one.aspect === aspect))
    .find((found) => found !== undefined);
  if (!fact) return [];
  // What names the term would match itself.
  const isTelling = !fact.answer.toLowerCase().includes(topic.named.toLowerCase());
  const match = isTelling ? fact.answer : undefined;
  const other = topic.facts.find(
    ({ answer, aspect }) =>
      aspect !== fact.aspect && !answer.toLowerCase().includes(topic.named.toLowerCase()),
  );
  const chosen = match ?? other?.answer;
  if (!chosen) return [];
  return [{ term: topic.name, match: capital(chosen), explanation: topic.gist }];
};

/** Each term with what belongs to it, and to none of the others. */
export const matching = (input: MethodInput): ContentOf<'matching'> | null => {
  const { main, near, random, count } = input;
  const matches = new Set<string>();
  const pairs = distinctlyNamed([...main, ...near])
    .flatMap(pairOf)
    .filter(({ match }) => {
      if (matches.has(match)) return false;
      matches.add(match);
      return true;
    })
    .slice(0, Math.min(count, 10));
  if (pairs.length < 3) return null;
  return { matchingPairs: shuffled(pairs, random) };
};
