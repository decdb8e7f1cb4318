import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { publication } from '../../../domain/bank/item/publication.ts';
import {
  type OwnReport,
  ownReports,
  type ReportBody,
  type ReviewEntry,
  type ReviewQueue,
  reviewQueue,
} from '../../../domain/contracts/items.ts';
import { handleCommand } from '../../../domain/handling/handle-command.ts';
import { type AccountId, type ItemId, itemStream } from '../../../domain/kernel/ids.ts';
import type { Product } from '../../../ops/product/start-product.ts';
import { itemOf } from './bank.ts';
import type { Browser } from './browser.ts';
import { type Learner, newLearner } from './people.ts';
import { handIn, newPaper } from './quiz.ts';

/** What one test reports, no other does. */
const taken = new Set<string>();
const isFree = (id: string): boolean => itemOf(id).type === 'single' && !taken.has(itemOf(id).id);

type LearnerQuestion = { readonly learner: Learner; readonly id: string };

/** Somebody new, and a question of theirs whose answer they were told. */
export const metQuestion = async (
  product: Parameters<typeof newLearner>[0],
): Promise<LearnerQuestion> => {
  const learner = await newLearner(product, { healthcareField: 'RT' });
  const paper = await newPaper(learner);
  await handIn(learner, paper);
  const id = paper.ids.find(isFree);
  if (!id) throw new Error('There is no question left with one answer on this paper');
  taken.add(itemOf(id).id);
  return { learner, id };
};

export const report = (learner: Browser, id: string, body: Partial<ReportBody> = {}) =>
  learner.post(`/api/items/${id}/reports`, { reason: 'unclear', ...body });

export const queueOf = async (admin: Browser, page = 1): Promise<ReviewQueue> => {
  const answer = await admin.get(`/api/admin/items/review?page=${page}`);
  expect(answer.status, answer.text).toBe(200);
  return reviewQueue.parse(answer.body);
};

/** What an editor sees of the question; undefined while it is not in doubt. */
export const entryOf = async (admin: Browser, id: string): Promise<ReviewEntry | undefined> =>
  (await queueOf(admin)).entries.find(({ itemId }) => itemId === itemOf(id).id);

export const dismiss = (admin: Browser, id: string, body: Readonly<Record<string, unknown>>) =>
  admin.post(`/api/admin/items/${itemOf(id).id}/reports/dismissal`, {
    revision: 1,
    reason: 'wording-is-clear',
    ...body,
  });

export const ownReportsOf = async (
  learner: Browser,
  ...questionIds: readonly string[]
): Promise<OwnReport[]> => {
  const answer = await learner.post('/api/quiz/reports', { questionIds });
  expect(answer.status, answer.text).toBe(200);
  return ownReports.parse(answer.body);
};

/** How each was answered, with the code of a refusal. */
export const codes = (answers: readonly { readonly status: number; readonly body: unknown }[]) =>
  answers.map(({ status, body }) => `${status} ${(body as { code?: string }).code ?? ''}`.trim());

/** Somebody of whom nothing is known but that they report a question. */
export const reportsOfPassersBy = async (
  { world }: Pick<Product, 'world'>,
  itemId: ItemId,
  times: number,
): Promise<void> => {
  const { commands, vault, identifiers, clock, readPosition } = world;
  for (let time = 1; time <= times; time += 1) {
    const learnerId = randomUUID() as AccountId;
    await vault.createKey(learnerId);
    const meta = { actor: learnerId, subject: learnerId, correlationId: 'passer-by' };
    const handled = await handleCommand(commands, {
      decider: publication,
      stream: itemStream(itemId),
      command: {
        type: 'ReportItem',
        itemId,
        learnerId,
        reason: 'unclear',
        note: `Doubt ${time}`,
        at: clock.instant(),
      },
      meta: { ...meta, commandId: identifiers.command() },
    });
    if (!handled.ok) throw new Error(handled.refusal.code);
    await readPosition.reached(['item-quality', 'item-reports'], handled.position, 5000);
  }
};
