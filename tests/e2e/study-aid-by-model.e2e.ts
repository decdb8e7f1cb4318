import { expect, type Page } from '@playwright/test';
import { type OpenAiServer, startOpenAiServer } from '../support/openai-server.ts';
import { expectAccessible } from './support/looks.ts';
import { type RunningProduct, runProduct } from './support/running-product.ts';
import { test as base } from './support/test.ts';

const test = base.extend<object, { readonly model: OpenAiServer; product: RunningProduct }>({
  model: [
    async ({ playwright: _ }, use) => {
      const model = await startOpenAiServer();
      await use(model);
      await model.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ model }, use) => {
      const product = await runProduct({
        OPENAI_API_KEY: 'sk-of-tests',
        OPENAI_BASE_URL: model.baseUrl,
        OPENAI_MODEL: 'gpt-4o',
      });
      await use(product);
      await product.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const make = async (page: Page, topic: string, method: string): Promise<void> => {
  await page.getByLabel('Study method').click();
  await page.getByRole('option', { name: method, exact: true }).click();
  await page.getByLabel('Topic').fill(topic);
  await page.getByRole('button', { name: 'Generate' }).click();
};

test('a learner is told where a topic goes, who wrote a study aid, and why it was not the model', async ({
  page,
  model,
  learner: _,
}) => {
  await page.goto('/study-aid');
  await expect(page.getByText(/Your topic is sent to a language model/)).toBeVisible();
  await expectAccessible(page, 'the generator with a model');

  await test.step('what a model wrote says so, and is shown as text', async () => {
    const definition = 'See <b>this</b>';
    const term = { term: 'Wheeze', definition, detail: 'It narrows.' };
    const mended = { ...term, definition: 'A whistling sound on breathing out.' };
    model.next(
      { say: JSON.stringify({ definitions: [term] }) },
      { say: JSON.stringify({ definitions: [mended] }) },
    );
    await make(page, 'asthma', 'Definitions');
    const result = page.getByRole('region', { name: 'Definitions: asthma' });
    await expect(result.getByText('Written by gpt-4o')).toBeVisible();
    await expect(result.getByText(mended.definition)).toBeVisible();
    await expect(result.getByText(/may contain mistakes/)).toBeVisible();
    await expectAccessible(page, 'an aid by a model');
  });

  await test.step('what a model cannot do is built in', async () => {
    model.always({ status: 500 });
    await make(page, 'asthma', 'Matching');
    const result = page.getByRole('region', { name: 'Matching: asthma' });
    await expect(result.getByText('Built-in knowledge base', { exact: true })).toBeVisible();
    await expect(result.getByText(/the model gave no usable answer/)).toBeVisible();
    await expectAccessible(page, 'an aid in place of a model');
  });
});
