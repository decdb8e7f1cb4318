import type { TestProduct } from '../../support/product.ts';
import { type Learner, newPro } from './people.ts';
import { declaredRoutes } from './route-table.ts';

/** A learner with an ear on everything that is answered, headers too. */
export const overheardPro = async (
  product: TestProduct,
): Promise<{ learner: Learner; heard: string[] }> => {
  const own = await newPro(product);
  const heard: string[] = [];
  const heed =
    <Args extends unknown[]>(ask: (...args: Args) => ReturnType<Learner['get']>) =>
    async (...args: Args) => {
      const answer = await ask(...args);
      heard.push(`${answer.text}\n${[...answer.headers].join('\n')}`);
      return answer;
    };
  return { learner: { ...own, get: heed(own.get), post: heed(own.post) }, heard };
};

/** Every address that a signed-in learner may read, filled in. */
export const everywhere = (id: string, learner: Learner): string[] =>
  Object.entries(declaredRoutes)
    .filter(([route, { auth }]) => auth === 'user' && route.startsWith('GET '))
    .map(([route]) =>
      route
        .slice('GET '.length)
        .replace(':attemptId', id)
        .replace(':userId', learner.id)
        .replace(':period', 'month')
        .replace(':figure', 'questions-answered')
        .replace(':field', 'RT')
        .replace(':day', '2026-11-20'),
    )
    // One draws a paper of its own, one never ends.
    .filter((path) => path !== '/api/questions/RT' && path !== '/api/live');
