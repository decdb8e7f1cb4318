import { randomUUID } from 'node:crypto';
import { user } from '../../../../domain/contracts/account.ts';
import type { AccountId } from '../../../../domain/kernel/ids.ts';
import type { ApiClient } from './api-client.ts';

export type Learner = {
  readonly accountId: AccountId;
  readonly cookie: string;
};

/** A new learner, signed in. Throws when the product refuses. */
export const registerLearner = async (client: ApiClient): Promise<Learner> => {
  const name = `learner-${randomUUID().slice(0, 8)}`;
  const told = await client.send({
    method: 'POST',
    path: '/api/register',
    body: {
      email: `${name}@example.com`,
      username: name,
      password: `${randomUUID()}`,
      firstName: 'Maya',
      lastName: 'Okafor',
      healthcareField: 'RN',
    },
  });
  if (told.outcome !== 'ok') throw new Error('The product registers nobody');
  const { headers, body } = told.answer;
  const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';');
  return { accountId: user.parse(body).id, cookie };
};
