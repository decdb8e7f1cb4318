import type { Build } from './named-command.ts';
import { newAdmin, newLearner } from './people.ts';

/** What administrators do to an account. */
export const accountCommands: Readonly<Record<string, Build>> = {
  'POST /api/admin/users/:accountId/role': async (product) => {
    const { id } = await newLearner(product);
    const body = { role: 'admin', reason: 'Reviews items' };
    const other = { ...body, reason: 'Reviews cases' };
    return { learner: await newAdmin(product), path: `/api/admin/users/${id}/role`, body, other };
  },
  'POST /api/admin/users/:accountId/plan': async (product) => {
    const { id } = await newLearner(product);
    const body = { tier: 'monthly', reason: 'An outage' };
    const other = { ...body, tier: 'annual' };
    return { learner: await newAdmin(product), path: `/api/admin/users/${id}/plan`, body, other };
  },
  'POST /api/admin/users/:accountId/plan/extension': async (product) => {
    const { id } = await newLearner(product);
    const body = { days: 7, reason: 'An outage' };
    const path = `/api/admin/users/${id}/plan/extension`;
    return { learner: await newAdmin(product), path, body, other: { ...body, days: 8 } };
  },
  'POST /api/admin/users/:accountId/suspension': async (product) => {
    const { id } = await newLearner(product);
    const body = { reason: 'A shared password' };
    const other = { reason: 'Another reason' };
    const path = `/api/admin/users/${id}/suspension`;
    return { learner: await newAdmin(product), path, body, other };
  },
  'POST /api/admin/users/:accountId/suspension/end': async (product) => {
    const { id } = await newLearner(product);
    const learner = await newAdmin(product);
    const path = `/api/admin/users/${id}/suspension`;
    await learner.post(path, { reason: 'A shared password' });
    const body = { reason: 'It is mended' };
    return { learner, path: `${path}/end`, body, other: { reason: 'Another reason' } };
  },
};
