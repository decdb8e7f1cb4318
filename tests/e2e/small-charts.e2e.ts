import { type BrowserContext, expect, type Page } from '@playwright/test';
import { newLearner, post } from './support/learner.ts';
import { intents } from './support/paper.ts';
import { takeQuizByCall } from './support/quiz-by-call.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** No more than four hours apart, all round the earth, and without a summer time. */
const zones = [
  'Pacific/Honolulu',
  'America/Phoenix',
  'America/Sao_Paulo',
  'Africa/Abidjan',
  'Africa/Nairobi',
  'Asia/Karachi',
  'Asia/Singapore',
  'Australia/Brisbane',
];

const hourIn = (timeZone: string): number =>
  Number(
    new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' })
      .formatToParts()
      .find(({ type }) => type === 'hour')?.value,
  );

/** Someone for whom it is afternoon or evening; answers the hour. */
const signUpInTheAfternoon = async (context: BrowserContext, origin: string): Promise<number> => {
  const timeZone = zones.find((zone) => hourIn(zone) >= 13 && hourIn(zone) <= 21) ?? '';
  await post(context, { origin, path: '/api/register', data: { ...newLearner(), timeZone } });
  return hourIn(timeZone);
};

const study = async (context: BrowserContext, origin: string): Promise<void> => {
  for (const right of [14, 16, 15]) {
    await takeQuizByCall(context, {
      origin,
      intents: intents({ right, wrong: 20 - right, skip: 0 }),
    });
  }
};

/** Words of charts that lie over each other. */
const overlapsIn = (page: Page): Promise<string[]> =>
  page.locator('svg.recharts-surface').evaluateAll((charts) =>
    charts.flatMap((chart) => {
      const words = [...chart.querySelectorAll('text')].map((text) => ({
        text: text.textContent,
        box: text.getBoundingClientRect(),
      }));
      return words.flatMap((one, index) =>
        words
          .slice(index + 1)
          .filter(
            ({ box }) =>
              box.left < one.box.right &&
              one.box.left < box.right &&
              box.top < one.box.bottom &&
              one.box.top < box.bottom,
          )
          .map((other) => `${one.text} / ${other.text}`),
      );
    }),
  );

test('on a phone the heat map opens at the hours with study, and no words of a chart overlap', async ({
  page,
  context,
  product,
}) => {
  const hour = await signUpInTheAfternoon(context, product.origin);
  await study(context, product.origin);
  await page.goto('/analytics?view=detailed&tab=patterns');
  const frame = page.locator('.analytics_heat-frame');
  await expect(frame).toBeVisible();
  const { left, isHourInView, brokenDays } = await frame.evaluate((element, studied) => {
    const { left: from, right: to } = element.getBoundingClientRect();
    const cell = element.querySelectorAll('.analytics_heat-cell')[studied]?.getBoundingClientRect();
    const linesOf = (day: Element): number => {
      const words = document.createRange();
      words.selectNodeContents(day);
      return words.getClientRects().length;
    };
    return {
      left: element.scrollLeft,
      isHourInView: cell !== undefined && cell.left >= from && cell.right <= to,
      brokenDays: [...element.querySelectorAll('.analytics_heat-day')].filter(
        (day) => linesOf(day) !== 1,
      ),
    };
  }, hour);
  expect(left).toBeGreaterThan(0);
  expect(isHourInView).toBe(true);
  expect(brokenDays).toEqual([]);

  for (const path of ['/analytics?view=detailed&tab=tracking', '/progress']) {
    await page.goto(path);
    await expect(page.locator('svg.recharts-surface text').first()).toBeVisible();
    expect(await overlapsIn(page), path).toEqual([]);
  }
});

test('the checkboxes of the quiz builder sit level with the first line of their names', async ({
  page,
  learner: _,
}) => {
  await page.goto('/quiz');
  await page
    .getByRole('button', { name: /^Topics in / })
    .first()
    .click();
  const off = await page.locator('label:has([role="checkbox"])').evaluateAll((labels) =>
    labels.map((label) => {
      const box = label.querySelector('[role="checkbox"]')?.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(label.querySelector('span') ?? label);
      const [line] = words.getClientRects();
      if (!box || !line) return Number.NaN;
      return Math.abs(box.top + box.height / 2 - (line.top + line.height / 2));
    }),
  );
  expect(off.length).toBeGreaterThan(3);
  expect(Math.max(...off)).toBeLessThan(1.5);
});
