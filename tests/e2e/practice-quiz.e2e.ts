import { expect, newLearner, takeQuiz, test } from './support/test.ts';

test('[AUTH-10] [QUIZ-38] a person registers, takes a quiz, and sees the result and their progress', async ({
  page,
}) => {
  const learner = newLearner();
  await page.goto('/');
  await page.getByRole('link', { name: 'Take Practice Quiz' }).first().click();
  await expect(page).toHaveURL(/\/auth/);

  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click();
  await page.getByLabel('Email address').fill(learner.email);
  await page.getByLabel('Username').fill(learner.username);
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.getByLabel('First name').fill(learner.firstName);
  await page.getByLabel('Last name').fill(learner.lastName);
  await page.getByLabel('Healthcare field').click();
  await page.getByRole('option', { name: /Respiratory Therapist/ }).click();
  await page.getByRole('button', { name: 'Create Account' }).click();

  await expect(page.getByRole('heading', { name: /Welcome back, Maya|Welcome, Maya/ })).toBeVisible();
  await page.getByRole('link', { name: /Practice Quiz/ }).first().click();
  await page.getByRole('button', { name: /Start Practice Quiz/ }).click();
  await expect(page.getByText('of 20')).toBeVisible();

  await takeQuiz(page);
  await expect(page.getByRole('heading', { name: /Results|Your result/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take Another Quiz' })).toBeVisible();

  await page.goto('/progress');
  await expect(page.getByText('Quizzes Taken')).toBeVisible();
});
