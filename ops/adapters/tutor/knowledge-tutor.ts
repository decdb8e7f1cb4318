import { setTimeout as pause } from 'node:timers/promises';
import { inFieldWords } from '../../../domain/bank/build/field-words.ts';
import type { ItemField } from '../../../domain/contracts/item-fields.ts';
import type { GenerationCost } from '../../../domain/ports/generation.ts';
import type {
  BankTopic,
  Stopping,
  TutorFact,
  TutorPiece,
  TutorRequest,
} from '../../../domain/ports/tutor.ts';
import { topicsWithin } from '../../../domain/tutor/dialogue/find-topic.ts';
import { planOf } from '../../../domain/tutor/dialogue/plan.ts';
import { factOf, tutorDesk } from '../../../domain/tutor/dialogue/points.ts';
import { knowledgeDesk } from '../generation/knowledge-desk.ts';
import type { GroundedTutor, PlannedTurn } from './grounded-tutor.ts';

const free: GenerationCost = { model: null, inputTokens: 0, outputTokens: 0, microDollars: 0 };

const mostNear = 6;

/** A few words at a time, so that it can be read as it comes. */
const piecesOf = (text: string): readonly string[] => text.match(/(?:\S+\s*){1,4}/g) ?? [];

const inWordsOf = (text: string, field: string | null): string =>
  inFieldWords(text, (field ?? '') as ItemField);

const fieldFact = (fact: TutorFact, field: string | null): TutorFact => ({
  ...fact,
  question: inWordsOf(fact.question, field),
  answer: inWordsOf(fact.answer, field),
  reason: inWordsOf(fact.reason, field),
});

/** The tutor by rules over the knowledge base: nothing leaves the process. `paceMs` lies between two pieces. */
export const knowledgeTutor = ({ paceMs }: { readonly paceMs: number }): GroundedTutor => {
  const { knowledge, index } = knowledgeDesk();
  const desk = tutorDesk(knowledge.topics, {
    find: (text) => index.find(text),
    near: (text) => index.near(text, mostNear),
  });

  const plan = async (request: TutorRequest): Promise<PlannedTurn> => {
    const { wish, text, bankTopic, standing, starters, offerItem, field } = request;
    const scene = { desk, standing, told: new Set(request.told), starters };
    const planned = planOf(scene, { wish, text, bankTopic });
    if (planned.kind === 'practice') {
      const said = (await offerItem(planned.about)) ? planned.offered : planned.none;
      return { said: { ...said, text: inWordsOf(said.text, field) }, worded: null };
    }
    const { said, grounds, wasAsked, asks } = planned;
    const inWords = (words: string | null) => words && inWordsOf(words, field);
    return {
      said: { ...said, text: inWordsOf(said.text, field) },
      worded: grounds && {
        grounds: grounds.map((fact) => fieldFact(fact, field)),
        wasAsked: inWords(wasAsked),
        asks: inWords(asks),
      },
    };
  };

  const speak = async function* (
    { said: { text, cites, standing } }: PlannedTurn,
    stopping: Stopping,
  ): AsyncGenerator<TutorPiece> {
    for (const piece of piecesOf(text)) {
      if (stopping.isStopped()) break;
      yield { kind: 'text', text: piece };
      if (paceMs > 0) await pause(paceMs);
    }
    yield { kind: 'done', provider: 'built-in', cost: free, cites, standing };
  };

  const known = new Map<string, boolean>();
  /** Looked through once while its texts are as many. */
  const isTaught = (topic: BankTopic): boolean => {
    const key = `${topic.texts.length} ${topic.name}`;
    const isKnown = known.get(key) ?? topicsWithin(desk, topic, 1).length > 0;
    known.set(key, isKnown);
    return isKnown;
  };

  return {
    plan,
    speak,
    answer: async function* (request, stopping) {
      yield* speak(await plan(request), stopping);
    },
    hurry: () => undefined,
    teaches: async (topics) => new Set(topics.filter(isTaught).map(({ name }) => name)),
    facts: async (ids, field) =>
      new Map(
        ids.flatMap((id) => {
          const fact = factOf(desk, id);
          return fact ? [[id, fieldFact(fact, field)] as const] : [];
        }),
      ),
  };
};
