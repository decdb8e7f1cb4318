import type { Build } from './named-command.ts';
import { newAdmin } from './people.ts';

const path = '/api/admin/settings';

/** Of those the routes of settings. */
export const settingsCommands: Readonly<Record<string, Build>> = {
  'PATCH /api/admin/settings': async (product) => {
    const body = { maxTokens: 3000, reason: 'longer maps' };
    return { learner: await newAdmin(product), path, body, other: { ...body, maxTokens: 3001 } };
  },
  'POST /api/admin/settings/undo': async (product) => {
    const learner = await newAdmin(product);
    await learner.patch(path, { freeFlashcardsPerDay: 6 });
    await learner.patch(path, { freeFlashcardsPerDay: 7 });
    const { number } = (await learner.get(path)).body.history[0];
    return { learner, path: `${path}/undo`, body: { number }, other: { number: number - 1 } };
  },
};
