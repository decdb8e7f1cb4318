import { expect, type Locator } from '@playwright/test';
import type { FieldCode } from '../../domain/contracts/fields.ts';
import { newLearner, post, signUp } from './support/learner.ts';
import { issuePaper } from './support/quiz-by-call.ts';
import { test } from './support/test.ts';

const boxOf = async (panel: Locator) => {
  const box = await panel.boundingBox();
  if (!box) throw new Error('A panel is not shown');
  return box;
};

for (const field of ['PA', 'RT'] satisfies FieldCode[]) {
  test(`nothing is left empty beside the areas of a result in ${field}`, async ({
    page,
    context,
    product,
  }) => {
    const { origin } = product;
    await signUp(context, origin, newLearner({ healthcareField: field }));
    const { attemptId, questions } = await issuePaper(context, origin, field);
    const answers = questions.map(({ id }) => ({ questionId: id, userAnswer: 'A' }));
    const data = { attemptId, healthcareField: field, answers, timeSpent: 600 };
    await post(context, { origin, path: '/api/quiz/submit', data });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`/quiz?attempt=${attemptId}`);
    const panels = page.locator('main .rt-Card');
    const summary = panels.filter({ has: page.getByRole('button', { name: 'Take Another Quiz' }) });
    const areas = panels.filter({ hasText: 'of your questions' });
    const [left, right] = [await boxOf(summary), await boxOf(areas)];
    const isBelow = right.y >= left.y + left.height;
    const gap = isBelow ? 0 : right.y + right.height - (left.y + left.height);
    expect(Math.abs(gap)).toBeLessThan(80);
  });
}
