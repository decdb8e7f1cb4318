import type { ContentOf } from '../../contracts/study-aid-content.ts';
import { sentence } from '../topics/sentences.ts';
import type { StudyTopic } from '../topics/study-topic.ts';
import { distinctlyNamed, type MethodInput } from './method-input.ts';

const definitionOf = ({ name, gist, facts, source }: StudyTopic) => {
  // What it is recognized by is its definition already.
  const further = facts.filter(({ aspect }) => aspect !== 'recognition');
  const [first] = further;
  const why = further.find(({ aspect }) => aspect === 'mechanism' || aspect === 'use') ?? first;
  return {
    term: name,
    definition: gist,
    detail: why ? `${sentence(why.answer)} ${why.reason}` : sentence(source),
  };
};

/** The topic and what stands beside it, each with what it is and why. */
export const definitions = ({ main, near, count }: MethodInput): ContentOf<'definitions'> => ({
  definitions: distinctlyNamed([...main, ...near])
    .slice(0, Math.min(count, 12))
    .map(definitionOf),
});
