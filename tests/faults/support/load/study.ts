import type { Question } from '../../../../domain/contracts/quiz.ts';
import { type RandomSource, shuffled } from '../../../../domain/kernel/random.ts';
import { lookAtProgress } from './look-at-progress.ts';
import { type Desk, drawPaper, saveAnswer, submitPaper } from './quiz-commands.ts';

const questionsPerPaper = 3;

const choose = ({ options, questionType }: Question, random: RandomSource): readonly string[] => {
  const labels = shuffled(options, random).map(({ label }) => label);
  return labels.slice(0, questionType === 'Single' ? 1 : 2).sort();
};

/** A learner who never tires; each step is one request that was carried through. */
export const study = async function* (desk: Desk, random: RandomSource): AsyncGenerator<void> {
  for (let seconds = 0; ; ) {
    const paper = await drawPaper(desk, questionsPerPaper);
    yield;
    if (!paper) continue;
    const kept = new Map<string, readonly string[]>();
    for (const question of paper.questions) {
      // Another number each time, so that no answer repeats what already stands.
      seconds = (seconds % 80_000) + 1;
      const { attemptId } = paper;
      const chosen = choose(question, random);
      const saved = { attemptId, questionId: question.id, chosen, seconds };
      if (await saveAnswer(desk, saved)) kept.set(question.id, chosen);
      yield;
    }
    const submission = await submitPaper(desk, paper, kept);
    if (submission) desk.history.submissions.push(submission);
    yield;
    await lookAtProgress(desk);
    yield;
  }
};

/** A learner who draws one paper after the other and answers none. */
export const hoard = async function* (desk: Desk): AsyncGenerator<void> {
  for (;;) {
    await drawPaper(desk, 1);
    yield;
  }
};
