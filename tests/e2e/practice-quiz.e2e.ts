import { expect, type Page } from '@playwright/test';
import { academyName } from '../../domain/contracts/product.ts';
import {
  type AnswerDetail,
  answerDetails,
  type OpenAttempt,
  type SubmittedAttempt,
} from '../../domain/contracts/quiz.ts';
import { figure, stat } from './support/figures.ts';
import { type NewLearner, newLearner } from './support/learner.ts';
import { intents, keyOf, labelsFor, resultOn } from './support/paper.ts';
import { chosenOptions, pointer, startPractice, takeQuiz } from './support/runner.ts';
import { fillInSignUp } from './support/sign-up-form.ts';
import { test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const register = async (page: Page, learner: NewLearner): Promise<void> => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await fillInSignUp(page, learner);
};

const plan = intents({ right: 15, wrong: 3, skip: 2 });

const revealed = async (page: Page, { questions }: SubmittedAttempt) => {
  const answer = await page.request.post('/api/quiz/answers', {
    data: { questionIds: questions.map(({ id }) => id), field: 'RT' },
    headers: { origin: new URL(page.url()).origin },
  });
  return new Map(answerDetails.parse(await answer.json()).map((detail) => [detail.id, detail]));
};

/** A wrong option of a case first says why it tempts. */
const reasonShown = (reason = 'not explained'): string => {
  const [first = '', second] = reason.split('\n');
  return second === undefined ? first : `Tempting: ${first} ${second}`;
};

const taughtIn = ({ explanation, teaching }: AnswerDetail): readonly string[] =>
  teaching ? [teaching.clue, teaching.rule, teaching.trap] : [explanation];

type Reviewed = { readonly number: number; readonly detail: AnswerDetail | undefined };

/** Opens a question of the review and holds what it says against the bank and the answers call. */
const expectReview = async (page: Page, paper: OpenAttempt, { number, detail }: Reviewed) => {
  const question = paper.questions[number - 1];
  const intent = plan[number - 1];
  if (!question || !intent || !detail) throw new Error(`Question ${number} is not on the paper`);
  const verdict = { right: 'Correct', wrong: '(Incorrect|Partly correct)', skip: 'Skipped' }[
    intent
  ];
  await page.getByRole('button', { name: new RegExp(`^${verdict}, question ${number} `) }).click();

  const key = keyOf(question);
  const chosen = labelsFor(question, intent);
  expect([detail.correctAnswer].flat()).toEqual(key);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(
    question.options.map(({ label, text }) => {
      const marks = `${key.includes(label) ? 'Correct answer' : ''}${chosen.includes(label) ? 'Your answer' : ''}`;
      return `${label}${text}${marks}${reasonShown(detail.answerExplanations[text])}`;
    }),
  );
  for (const text of taughtIn(detail)) await expect(page.getByRole('main')).toContainText(text);
};

test('[AUTH-02] [AUTH-10] [AUTH-21] [ERR-14] [DASH-01] [DASH-02] [DASH-03] [DASH-05] [QUIZ-14] [QUIZ-21] [QUIZ-22] [QUIZ-23] [QUIZ-24] [QUIZ-25] [QUIZ-32] [QUIZ-34] [QUIZ-35] [QUIZ-36] [QUIZ-38] [QUIZ-39] [PROG-02] [PROG-05] a learner registers, takes a practice quiz, reads why each option is right or wrong, and finds the quiz counted', async ({
  page,
}) => {
  const learner = newLearner();

  await test.step('registers with every field, and is welcomed on an empty dashboard', async () => {
    await register(page, learner);
    await expectToast(page, 'Account created!', `Welcome to ${academyName}, Maya.`);
    await expect(page.getByRole('heading', { name: 'Welcome, Maya' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Respiratory Therapist')).toBeVisible();
    await expect(stat(page, 'Total Quizzes')).toContainText('Total Quizzes0');
    await expect(stat(page, 'Average Score')).toContainText('0%');
    await expect(stat(page, 'Flashcards').first()).toContainText('0 of 5');
    await expect(stat(page, 'Subscription')).toContainText('Free');
  });

  const paper = await test.step('starts a quiz of 20 questions', () => startPractice(page));
  expect(paper.questions).toHaveLength(20);
  expect(paper.endsAt).toBeNull();

  await test.step('goes back to an answer, which is kept', async () => {
    const [first] = paper.questions;
    if (!first) throw new Error('The paper is empty');
    const labels = labelsFor(first, 'wrong');
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await pointer(page).choose(first, labels);
    await pointer(page).forward();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(chosenOptions(page, first)).toHaveCount(labels.length);
    // Chosen once more the options of a K-Type question are taken back.
    if (first.questionType === 'K-Type') await pointer(page).choose(first, labels);
  });

  await test.step('answers, skips and finishes', () =>
    takeQuiz(page, { paper, intents: plan, hands: pointer(page) }));

  await test.step('sees the score that the answers imply', async () => {
    await expect(
      page.getByText('15 of 20 right. Borderline: 5 points below the 80% goal.'),
    ).toBeVisible();
    await expect(page.getByRole('img', { name: /^75%, Borderline/ })).toBeVisible();
    await expect(figure(page, 'Correct')).toHaveText('15');
    await expect(figure(page, 'Incorrect')).toHaveText('3');
    await expect(figure(page, 'Skipped')).toHaveText('2');
    await expect(figure(page, 'Time')).toHaveText(/^\d+:\d\d$/);
  });

  await test.step('reads the reasons of every option of every question', async () => {
    const result = await resultOn(page);
    const details = await revealed(page, result);
    for (const [index, { id }] of paper.questions.entries()) {
      await expectReview(page, paper, { number: index + 1, detail: details.get(id) });
    }
  });

  await test.step('finds the quiz in the progress', async () => {
    await page.getByRole('link', { name: 'See your progress' }).click();
    await expect(stat(page, 'Quizzes Taken')).toContainText('Quizzes Taken1');
    await expect(stat(page, 'Average Score')).toContainText('75%');
    await expect(stat(page, 'Current Streak')).toContainText('1 day');
    await expect(stat(page, 'Flashcards reviewed')).toContainText('0');
    await expect(
      page.getByRole('row', { name: /^Practice quiz .* 20 .* 75% Borderline$/ }),
    ).toBeVisible();
  });
});
