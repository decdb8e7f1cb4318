import userEvent from '@testing-library/user-event';
import { type ReviewEntry, reviewEntry, reviewQueue } from '../../../../domain/contracts/items.ts';
import { ReviewPage } from '../../../../web/features/bank/review-page.tsx';
import { learner } from '../../attempt/start/support/facts.ts';
import { fakeServer } from '../../attempt/start/support/fake-server.ts';
import { renderPage } from '../../attempt/start/support/render-page.tsx';

export const at = '2026-11-20T12:00:00.000Z';

/** A reported question of the queue. */
export const entry = (changes: Partial<Record<keyof ReviewEntry, unknown>> = {}): ReviewEntry =>
  reviewEntry.parse({
    itemId: 'rt-one',
    revision: 1,
    field: 'RT',
    exam: 'TMC',
    area: 'Patient Data',
    stem: 'Which setting should be changed first?',
    concerns: ['reported'],
    reports: { 'wrong-key': 2 },
    reportCount: 2,
    through: 3,
    newest: [
      { place: 7, reason: 'wrong-key', note: 'My text says\ntidal volume.', at },
      { place: 6, reason: 'wrong-key', note: null, at },
    ],
    dismissed: null,
    asked: 40,
    facility: 0.35,
    pointBiserial: -0.12,
    medianSeconds: 45,
    omitted: 1,
    type: 'single',
    options: ['Rate', 'Tidal volume', 'Oxygen', 'Flow'].map((text, index) => ({
      id: `option${index}`,
      text,
      isKey: index === 0,
      chosen: index * 4,
    })),
    ...changes,
  });

export const queueOf = (...entries: readonly ReviewEntry[]) =>
  reviewQueue.parse({ total: entries.length, entries });

/** The queue as an administrator has it. */
export const openQueue = (
  answers: Readonly<Record<string, unknown>> = {},
  address = '/admin/review',
) => {
  const server = fakeServer({ 'GET /api/admin/items/review': queueOf(entry()), ...answers });
  renderPage(<ReviewPage />, { user: learner({ isAdmin: true }), at: address });
  return { server, user: userEvent.setup() };
};
