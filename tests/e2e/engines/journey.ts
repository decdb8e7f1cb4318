import { expect, test } from '@playwright/test';
import type { NewLearner } from '../support/learner.ts';
import { atBothWidths, enter, expectHeading, expectText, fill, press } from './hands.ts';
import type { Screen } from './screen.ts';

type Journey = {
  readonly screen: Screen;
  readonly origin: string;
  readonly learner: NewLearner;
};

const signUp = async ({ screen, origin, learner }: Journey): Promise<void> => {
  await screen.open(`${origin}/`);
  await press(screen, 'Sign Up');
  await fill(screen, 'Email address', learner.email);
  await fill(screen, 'Username', learner.username);
  await fill(screen, 'Password', learner.password);
  await fill(screen, 'First name', learner.firstName);
  await fill(screen, 'Last name', learner.lastName);
  await enter(screen, 'Healthcare field');
  await press(screen, 'Respiratory Therapist');
  await press(screen, 'Create Account');
  await expectText(screen, 'Total Quizzes');
};

const takeQuiz = async ({ screen, origin }: Journey): Promise<void> => {
  await screen.open(`${origin}/quiz`);
  await press(screen, 'Start Practice Quiz');
  for (let number = 1; number <= 20; number += 1) {
    await expectText(screen, `${number} of 20`);
    if (number === 1) await atBothWidths(screen);
    await screen.type('a');
    await screen.type('\n');
  }
};

/** The line under a figure that can be opened; nothing while there is no such figure. */
const underline = (): string => {
  const counted = document.querySelector('.counted_counted');
  if (!counted) return '';
  const { textDecorationLine, textDecorationStyle } = getComputedStyle(counted);
  return `${textDecorationLine} ${textDecorationStyle}`;
};

/** How far the head of the table reaches into its first row; in every column. */
const overlap = (): number => {
  const bottoms = [...document.querySelectorAll('.pricing_plans thead *')].map(
    (part) => part.getBoundingClientRect().bottom,
  );
  const [first] = document.querySelectorAll('.pricing_plans tbody');
  return first ? Math.max(...bottoms) - first.getBoundingClientRect().top : Number.NaN;
};

const readPricing = async ({ screen, origin }: Journey): Promise<void> => {
  await screen.open(`${origin}/pricing`);
  await expectHeading(screen, 'Pricing');
  await atBothWidths(screen);
  for (const width of [768, 1024, 1280]) {
    await screen.resize(width);
    await expect
      .poll(() => screen.run(overlap), `the head over its rows at ${width} px`)
      .toBeLessThan(1);
  }
};

/** What an empty date field says, whatever its browser would write there. */
const emptiness = (): string =>
  document.querySelector('input[type="date"]')?.getAttribute('data-empty') ?? 'a date';

const setExamDay = async ({ screen, origin }: Journey): Promise<void> => {
  await screen.open(`${origin}/settings`);
  await expect.poll(() => screen.run(emptiness)).toBe('No date set');
  await enter(screen, 'Exam date');
  await screen.type('1');
  await press(screen, 'Save study plan');
  await expectText(screen, 'Enter the month, day, and year');
  await atBothWidths(screen);
};

const accountMenu = (): string =>
  (document.querySelector('.shell_account-button')?.textContent ?? '').replace(/\s+/g, ' ').trim();

const leave = async ({ screen, origin }: Journey): Promise<void> => {
  await screen.open(`${origin}/progress`);
  await expectText(screen, 'Quizzes Taken');
  // The letter of the picture comes last.
  await expect.poll(() => screen.run(accountMenu)).toMatch(/^Account menu, \S /);
  await press(screen, await screen.run(accountMenu));
  await press(screen, 'Sign Out');
  await expectText(screen, 'Practice until you can say why.');
  await screen.back();
  await expectHeading(screen, 'Welcome Back');
};

/** From the first visit to the plans, as a learner goes. */
export const walk = async (journey: Journey): Promise<void> => {
  const { screen, origin } = journey;
  await screen.resize(1280);
  await test.step('signs up', () => signUp(journey));
  await test.step('takes a practice quiz by keyboard', () => takeQuiz(journey));
  await test.step('reads the result', async () => {
    await expectText(screen, 'See your progress');
    await atBothWidths(screen);
  });
  await test.step('finds the quiz in the progress', async () => {
    await press(screen, 'See your progress');
    await expectHeading(screen, 'My Progress');
    await expectText(screen, 'Quizzes Taken');
    await expect.poll(() => screen.run(underline)).toBe('underline dotted');
    await atBothWidths(screen);
  });
  await test.step('finds it in the analytics', async () => {
    await screen.open(`${origin}/analytics`);
    await expectHeading(screen, 'Performance Analytics');
    await press(screen, 'View detailed analytics');
    await expectText(screen, 'Overall Accuracy');
    await atBothWidths(screen);
  });
  await test.step('reads what the plans hold', () => readPricing(journey));
  await test.step('is told that half an exam date is none', () => setExamDay(journey));
  await test.step('signs out, and comes back to no empty page', () => leave(journey));
  expect(screen.errors).toEqual([]);
};
