import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plant, root } from '../../architecture/tree.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { newLearner } from '../support/people.ts';

const run = promisify(execFile);

const settings = (include: readonly string[]) =>
  JSON.stringify({
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: { noEmit: true, lib: ['esnext', 'dom'], types: ['node'] },
    include,
  });

const types = async (description: OpenAPI3): Promise<string> =>
  astToString(await openapiTS(description));

const whatTscSays = (tree: string, project: string): Promise<string> =>
  run(join(root, 'node_modules/.bin/tsc'), ['-p', project], { cwd: tree, timeout: 120_000 }).then(
    () => '',
    ({ stdout }: { readonly stdout: string }) => stdout,
  );

describe('a client generated from the description', () => {
  let product: TestProduct;
  let tree = '';
  beforeAll(async () => {
    product = await startTestProduct();
    const { body } = await (await newLearner(product)).get('/api/docs');
    const client = await readFile(join(import.meta.dirname, 'client/take-a-quiz.txt'), 'utf8');
    tree = await plant({
      'api.ts': await types(body),
      'take-a-quiz.ts': client,
      'misspelt.ts': client.replace('healthcareField', 'healthCareField'),
      'tsconfig.json': settings(['api.ts', 'take-a-quiz.ts']),
      'misspelt.json': settings(['misspelt.ts']),
    });
  });
  afterAll(async () => {
    await product.stop();
    await rm(tree, { recursive: true, force: true });
  });

  it('compiles, and does not where a field is misspelt', async () => {
    expect(await whatTscSays(tree, 'tsconfig.json')).toBe('');
    expect(await whatTscSays(tree, 'misspelt.json')).toContain('healthCareField');
  }, 120_000);

  it('registers, takes a quiz, hands it in and finds it in the history', async () => {
    const args = ['take-a-quiz.ts', product.url, `client-${process.pid}`];
    const { stdout } = await run(process.execPath, args, { cwd: tree, timeout: 60_000 });
    expect(JSON.parse(stdout)).toEqual({
      early: 'SignedOut',
      user: `client-${process.pid}`,
      status: 'submitted',
      totalQuestions: 3,
      answered: 3,
      inHistory: 1,
    });
  }, 60_000);
});
