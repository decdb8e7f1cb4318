import { inFieldWords } from '../../../domain/bank/build/field-words.ts';
import type { ItemField } from '../../../domain/contracts/item-fields.ts';
import type { StudyAidContent } from '../../../domain/contracts/study-aid-content.ts';
import type { StudyMethod } from '../../../domain/contracts/study-methods.ts';
import { randomFrom } from '../../../domain/kernel/random.ts';
import type {
  GenerationCost,
  GenerationOutcome,
  GenerationRequest,
  StudyAidGenerator,
} from '../../../domain/ports/generation.ts';
import { makeAid } from '../../../domain/study-aid/methods/make-aid.ts';
import type { StudyKnowledge } from '../../../domain/study-aid/topics/all-topics.ts';
import type { StudyTopic, TopicKind } from '../../../domain/study-aid/topics/study-topic.ts';
import { type KnowledgeDesk, knowledgeDesk } from './knowledge-desk.ts';

const free: GenerationCost = { model: null, inputTokens: 0, outputTokens: 0, microDollars: 0 };

/** What a method can use; everything where it says nothing. */
const kindsOf: Readonly<Partial<Record<StudyMethod, readonly TopicKind[]>>> = {
  'drug-cards': ['drug', 'drug-class'],
  'case-studies': ['condition', 'pattern'],
};

const mostMain = 4;
const mostNear = 16;

const topicsOf = ({ topics }: StudyKnowledge, ids: readonly string[]): StudyTopic[] =>
  ids.flatMap((id) => topics.get(id) ?? []);

const inWordsOf = (aid: StudyAidContent, field: string | null): StudyAidContent =>
  // No placeholder holds a character that JSON escapes.
  JSON.parse(inFieldWords(JSON.stringify(aid), (field ?? '') as ItemField)) as StudyAidContent;

/** Each class of sources once, as it stands within a sentence. */
const sourcesOf = (main: readonly StudyTopic[]): string[] => [
  ...new Set(main.map(({ source }) => source.charAt(0).toLowerCase() + source.slice(1))),
];

const namesNear = ({ knowledge, index }: KnowledgeDesk, topic: string): string[] => [
  ...new Set(topicsOf(knowledge, index.near(topic, 6)).map(({ name }) => name)),
];

const made = (desk: KnowledgeDesk, request: GenerationRequest): GenerationOutcome => {
  const { knowledge, index } = desk;
  const { topic, method, field, seed, count } = request;
  const found = index.find(topic, kindsOf[method]);
  const main = topicsOf(knowledge, found.slice(0, mostMain));
  const similar = main.flatMap((one) => one.similar);
  const isMain = new Set(main.map(({ id }) => id));
  const near = topicsOf(knowledge, [
    ...new Set([...found.slice(mostMain), ...similar].filter((id) => !isMain.has(id))),
  ]).slice(0, mostNear);
  const aid =
    main.length > 0 && makeAid(method, { main, near, knowledge, random: randomFrom(seed), count });
  if (!aid) return { status: 'unknown', cost: free, near: namesNear(desk, topic) };
  return {
    status: 'generated',
    provider: 'built-in',
    cost: free,
    title: main[0]?.name ?? topic,
    sources: sourcesOf(main),
    aid: inWordsOf(aid, field),
  };
};

/** Study aids from the facts of the question bank, folded here and now: nothing leaves the process. */
export const knowledgeGenerator = (): StudyAidGenerator => {
  const desk = knowledgeDesk();
  const { knowledge } = desk;
  return {
    most: () => null,
    hurry: () => undefined,
    generate: async (request) => made(desk, request),
    suggest: async (typed, most) => {
      const suggested = topicsOf(knowledge, desk.index.suggest(typed, most * 2));
      const named = new Map(suggested.map(({ name, group }) => [name, { name, group }]));
      return [...named.values()].slice(0, most);
    },
  };
};
