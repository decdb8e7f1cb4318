import type { Grade } from '../../contracts/review.ts';
import { afterRecall, type CardMemory, unseen } from '../../flashcard/card-memory.ts';
import { recallDay } from '../../flashcard/recall-day.ts';
import { type FlashcardId, recallStream, type StudyAidId } from '../../kernel/ids.ts';
import { randomFrom, seedOf } from '../../kernel/random.ts';
import { type CalendarDay, dayIn, instantOf } from '../../kernel/time.ts';
import type { PlannedQuiz } from './calendar.ts';
import { type Learner, lifeZone } from './learner.ts';
import { cardMaking } from './make-cards.ts';

/** At one sitting: over a life fewer than earn an achievement, which nobody would have announced. */
const mostCards = 9;
const secondsACard = 20;
const minutesBefore = 20;
const grades: readonly Grade[] = ['good', 'good', 'good', 'hard', 'again', 'easy', 'good'];

const cardRecalling = ({ accountId: learnerId, recorder }: Learner) => {
  // Of its own, so that cards change nothing of how their learner studies.
  const random = randomFrom(seedOf(`recall of ${learnerId}`));
  const memories = new Map<FlashcardId, CardMemory>();

  const recall = (
    cardId: FlashcardId,
    { moment, grade }: { readonly moment: number; readonly grade: Grade },
  ): void => {
    const at = instantOf(moment);
    const day = dayIn(lifeZone, at);
    const memory = memories.get(cardId) ?? unseen;
    const milliseconds = 4_000 + Math.floor(random() * 14_000);
    recorder.carryOut({
      decider: recallDay,
      stream: recallStream(learnerId, day),
      command: {
        type: 'ReviewFlashcard',
        learnerId,
        cardId,
        at,
        day,
        dueOn: memory.schedule?.dueOn ?? null,
        grade,
        milliseconds,
      },
    });
    memories.set(cardId, afterRecall(memory, { grade, day, at }));
  };

  const dueOn = (day: CalendarDay): readonly FlashcardId[] =>
    [...memories]
      .filter(([, { schedule }]) => schedule === null || schedule.dueOn <= day)
      .map(([cardId]) => cardId)
      .slice(0, mostCards);

  return {
    /** So many cards were made, and wait for their first review. */
    made: (aidId: StudyAidId, cards: number): void => {
      for (let place = 1; place <= cards; place += 1) {
        memories.set(`${aidId}.${place}` as FlashcardId, unseen);
      }
    },

    /** One sitting that begins then, where anything is due; what was missed is shown again at its end. */
    sit: (startsAt: number): void => {
      const missed: FlashcardId[] = [];
      let moment = startsAt;
      for (const cardId of dueOn(dayIn(lifeZone, instantOf(startsAt)))) {
        const grade = grades[Math.floor(random() * grades.length)] ?? 'good';
        recall(cardId, { moment, grade });
        if (grade === 'again') missed.push(cardId);
        moment += secondsACard * 1000;
      }
      for (const cardId of missed) {
        recall(cardId, { moment, grade: 'good' });
        moment += secondsACard * 1000;
      }
    },
  };
};

/** Flashcards are made before some quizzes, come back by the schedule of their memory, and are recalled. */
export const cardStudy = (learner: Learner) => {
  const { made, sit } = cardRecalling(learner);
  const make = cardMaking(learner, made);
  return (quiz: PlannedQuiz, number: number): void => {
    make(quiz, number);
    sit(quiz.startsAt - minutesBefore * 60_000);
  };
};
