import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { askAgain } from '../../../web/live/ask-again.ts';

/** Somebody looks at a figure; each request for it is answered by hand. */
const looking = () => {
  const client = new QueryClient();
  const answers: ((figure: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  const observer = new QueryObserver(client, { queryKey: ['progress', 'week'], queryFn });
  return { client, answers, leave: observer.subscribe(() => undefined) };
};
const shown = (client: QueryClient) => client.getQueryData(['progress', 'week']);

it('asks again for a figure whose first request was under way when it moved', async () => {
  const { client, answers, leave } = looking();
  const asked = askAgain(client, 'progress');
  answers[0]?.('as it was');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.('moved');
  await asked;
  expect(shown(client)).toBe('moved');
  leave();
});

it('asks once for a figure that stood there', async () => {
  const { client, answers, leave } = looking();
  answers[0]?.('as it was');
  await expect.poll(() => shown(client)).toBe('as it was');
  const asked = askAgain(client, 'progress');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.('moved');
  await asked;
  expect([answers.length, shown(client)]).toEqual([2, 'moved']);
  leave();
});
