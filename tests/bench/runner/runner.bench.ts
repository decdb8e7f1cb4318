import type { BrowserContext, Page } from '@playwright/test';
import { attemptIdHeader } from '../../../domain/contracts/live.ts';
import { expectPlan, signUp } from '../../e2e/support/learner.ts';
import type { RunningProduct } from '../../e2e/support/running-product.ts';
import { inBrowser } from '../support/in-browser.ts';
import { figure, type Goal, print } from '../support/report.ts';
import { percentile } from '../support/rounds.ts';

/** The longest exam that there are questions for. */
const exam = { questions: 300, path: '/api/questions/PA?fullLength=true&exam=PANCE' };
const warmUp = 20;
const moves = 200;

declare global {
  interface Window {
    /** Milliseconds from each key press to the frame that shows another question. */
    moves: number[];
  }
}

const timeMoves = (): void => {
  window.moves = [];
  const heading = () => document.querySelector('h1')?.textContent;
  document.addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key !== 'Enter') return;
      const before = heading();
      const look = (): void => {
        if (heading() === before) requestAnimationFrame(look);
        // A task of its own comes after the frame was drawn.
        else setTimeout(() => window.moves.push(performance.now() - timeStamp));
      };
      requestAnimationFrame(look);
    },
    true,
  );
};

const openPaper = async (
  context: BrowserContext,
  { origin, makePro }: Pick<RunningProduct, 'origin' | 'makePro'>,
): Promise<Page> => {
  const { username } = await signUp(context, origin);
  await makePro(username);
  await expectPlan(context, origin);
  const answer = await context.request.get(`${origin}${exam.path}`);
  const page = await context.newPage();
  await page.addInitScript(timeMoves);
  await page.goto(`${origin}/quiz?attempt=${answer.headers()[attemptIdHeader]}`);
  await page.getByRole('radio').first().or(page.getByRole('checkbox').first()).waitFor();
  return page;
};

/** Answers a question after the other by key; each goes to the server as the next one is shown. */
const answerAll = async (page: Page): Promise<readonly number[]> => {
  for (let move = 1; move <= warmUp + moves; move += 1) {
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await page.waitForFunction((count) => window.moves.length >= count, move);
  }
  return (await page.evaluate(() => window.moves)).slice(warmUp);
};

/** How long the runner takes from a key press to the next question on the screen. */
export const runnerBench = async (): Promise<Goal[]> => {
  const taken = await inBrowser(async (browser, product) => {
    const context = await browser.newContext({ baseURL: product.origin });
    return answerAll(await openPaper(context, product));
  });
  print(
    `  ${moves} moves in an exam of ${exam.questions}: p50 ${figure(percentile(taken, 0.5))} ms`,
  );
  return [
    {
      name: 'from one question to the next, p99',
      wants: 'at most',
      unit: ' ms',
      measured: percentile(taken, 0.99),
      goal: 50,
    },
  ];
};
