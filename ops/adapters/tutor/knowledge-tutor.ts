import { setTimeout as pause } from 'node:timers/promises';
import { inFieldWords } from '../../../domain/bank/build/field-words.ts';
import type { ItemField } from '../../../domain/contracts/item-fields.ts';
import type { GenerationCost } from '../../../domain/ports/generation.ts';
import type {
  BankTopic,
  Stopping,
  Tutor,
  TutorFact,
  TutorPiece,
  TutorRequest,
} from '../../../domain/ports/tutor.ts';
import { topicsWithin } from '../../../domain/tutor/dialogue/find-topic.ts';
import { factOf, tutorDesk } from '../../../domain/tutor/dialogue/points.ts';
import { replyTo } from '../../../domain/tutor/dialogue/reply.ts';
import type { Said } from '../../../domain/tutor/dialogue/turn-text.ts';
import { knowledgeDesk } from '../generation/knowledge-desk.ts';

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
export const knowledgeTutor = ({ paceMs }: { readonly paceMs: number }): Tutor => {
  const { knowledge, index } = knowledgeDesk();
  const desk = tutorDesk(knowledge.topics, {
    find: (text) => index.find(text),
    near: (text) => index.near(text, mostNear),
  });

  const replied = async ({ wish, text, bankTopic, ...request }: TutorRequest): Promise<Said> => {
    const { standing, starters, offerItem } = request;
    const scene = { desk, standing, told: new Set(request.told), starters };
    const reply = replyTo(scene, { wish, text, bankTopic });
    if (reply.kind === 'said') return reply.said;
    return (await offerItem(reply.about)) ? reply.offered : reply.none;
  };

  const answer = async function* (
    request: TutorRequest,
    stopping: Stopping,
  ): AsyncIterable<TutorPiece> {
    const { text, cites, standing } = await replied(request);
    for (const piece of piecesOf(inWordsOf(text, request.field))) {
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
    answer,
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
