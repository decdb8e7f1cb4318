import { expect } from '@playwright/test';
import { newLearner, signUp } from './support/learner.ts';
import { test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test('[QUIZ-02] [QUIZ-03] [QUIZ-04] [QUIZ-10] [QUIZ-12] [QUIZ-18] [ERR-28] a free learner sees the exams of the field and is refused one', async ({
  page,
  learner: _,
}) => {
  await page.goto('/quiz?full=true');
  await expect(page.getByRole('heading', { name: 'Full-Length Practice Exam' })).toBeVisible();
  const exam = page.getByLabel('Select Exam Type');
  await expect(exam).toHaveText('TMC: 160 questions in 3 h');
  await expect(page.getByText('180 minutes (3 h)')).toBeVisible();
  await exam.click();
  await page.getByRole('option', { name: /^CSE/ }).click();
  await page.getByRole('button', { name: 'Start CSE' }).click();
  await expectToast(
    page,
    'Upgrade Required',
    'Full-length exams are available for Pro subscribers only.',
  );
  await expect(page).toHaveURL('/quiz?full=true');
});

test('[QUIZ-05] a learner whose field has one exam is not asked which', async ({
  page,
  context,
  product,
}) => {
  await signUp(context, product.origin, newLearner({ healthcareField: 'RN' }));
  await page.goto('/quiz?full=true');
  await expect(page.getByRole('button', { name: 'Start NCLEX-RN' })).toBeEnabled();
  await expect(page.getByLabel('Select Exam Type')).toHaveCount(0);
  await page.goto('/quiz');
  await expect(page.getByRole('button', { name: 'Start Practice Quiz' })).toBeVisible();
  await expect(page.getByLabel('Select Exam Type')).toHaveCount(0);
});
