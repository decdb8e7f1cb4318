import { addedCard, cardText } from './flashcards.ts';
import type { Build } from './named-command.ts';
import { newLearner } from './people.ts';
import { handIn, newPaper } from './quiz.ts';

/** The commands of flashcards, each with another wish. */
export const flashcardCommands: Readonly<Record<string, Build>> = {
  'POST /api/flashcards': async (product) => {
    const learner = await newLearner(product);
    return { learner, path: '/api/flashcards', body: cardText, other: { ...cardText, front: 'B' } };
  },
  'POST /api/flashcards/from-question': async (product) => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner, { limit: 2 });
    await handIn(learner, paper);
    const { attemptId, ids } = paper;
    const body = { ...cardText, attemptId, questionId: ids[0] ?? '' };
    const path = '/api/flashcards/from-question';
    return { learner, path, body, other: { ...body, front: 'Another front' } };
  },
  'POST /api/flashcards/import': async (product) => {
    const learner = await newLearner(product);
    const file = (text: string) => ({
      fileName: 'cards.csv',
      content: Buffer.from(text).toString('base64'),
    });
    const path = '/api/flashcards/import';
    return { learner, path, body: file('one,two'), other: file('three,four') };
  },
  'PUT /api/flashcards/:id': async (product) => {
    const learner = await newLearner(product);
    const path = `/api/flashcards/${await addedCard(learner)}`;
    return { learner, path, body: { ...cardText, back: 'B' }, other: { ...cardText, back: 'C' } };
  },
  'POST /api/flashcards/:id/reviews': async (product) => {
    const learner = await newLearner(product);
    const path = `/api/flashcards/${await addedCard(learner)}/reviews`;
    const body = { grade: 'good', milliseconds: 900 };
    return { learner, path, body, other: { ...body, grade: 'easy' } };
  },
  'POST /api/flashcards/:id/reviews/undo': async (product) => {
    const learner = await newLearner(product);
    const path = `/api/flashcards/${await addedCard(learner)}/reviews`;
    const { body } = await learner.post(path, { grade: 'good', milliseconds: 900 });
    const wish = { day: body.day, grade: 'good' };
    return { learner, path: `${path}/undo`, body: wish, other: { ...wish, grade: 'easy' } };
  },
};
