import { generationsStream, type StudyAidId } from '../../kernel/ids.ts';
import { randomFrom, seedOf, shuffled } from '../../kernel/random.ts';
import { dayIn, instantOf } from '../../kernel/time.ts';
import { generationsOfDay } from '../../study-aid/generations-of-day.ts';
import type { PlannedQuiz } from './calendar.ts';
import { type Learner, lifeZone } from './learner.ts';
import { sampleDecks } from './sample-decks.ts';

/** Before which quizzes of a life cards are made: three times five of them. */
const before: readonly number[] = [1, 4, 7];
const cardsAtOnce = 5;

const none = { model: null, inputTokens: 0, outputTokens: 0, microDollars: 0 } as const;

/** The fifteen flashcards of a life, made by the built-in knowledge base on three of its days. */
export const cardMaking = (
  { accountId: learnerId, recorder, ids }: Learner,
  whenMade: (aidId: StudyAidId, cards: number) => void,
) => {
  // Of its own, so that cards change nothing of how their learner studies.
  const random = randomFrom(seedOf(`cards of ${learnerId}`));
  const decks = shuffled(sampleDecks, random);

  return ({ startsAt }: PlannedQuiz, number: number): void => {
    const deck = decks[before.indexOf(number)];
    if (!before.includes(number) || !deck) return;
    const at = instantOf(startsAt - 25 * 60_000);
    const day = dayIn(lifeZone, at);
    const stream = generationsStream(learnerId, day);
    const aidId = ids.named(`aid ${number}`) as StudyAidId;
    const about = { aidId, learnerId, at };
    recorder.carryOut({
      decider: generationsOfDay,
      stream,
      command: {
        type: 'RequestStudyAid',
        ...about,
        day,
        method: 'flashcards',
        topic: deck.topic,
        cards: cardsAtOnce,
        dailyCards: null,
        tokens: 0,
        dailyTokens: 0,
      },
    });
    const flashcards = deck.cards.map((card) => ({ ...card, topic: deck.topic }));
    recorder.carryOut({
      decider: generationsOfDay,
      stream,
      command: {
        type: 'FinishStudyAid',
        ...about,
        took: { ...none, provider: 'built-in', milliseconds: 12 },
        outcome: {
          kind: 'made',
          parts: flashcards.length,
          flashcards: JSON.stringify(flashcards),
          standsIn: null,
        },
      },
    });
    whenMade(aidId, flashcards.length);
  };
};
