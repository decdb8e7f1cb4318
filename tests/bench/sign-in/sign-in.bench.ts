import { randomInt } from 'node:crypto';
import { freePort } from '../../../ops/postgres/embedded/free-port.ts';
import { benchServer } from '../support/bench-server.ts';
import { childServer } from '../support/child-server.ts';
import { figure, type Goal, print } from '../support/report.ts';
import { percentile } from '../support/rounds.ts';

/** Half of them by names that are somebody's. */
const tries = 400;
const warmUp = 40;
const mostMs = 1;

/** What a refused try leaves behind is written by then: it is no part of the next one's time. */
const restMs = 40;

const headers = {
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
};

type Sent = { readonly path: string; readonly body: object; readonly place?: number };

const send = async (url: string, { path, body, place = 0 }: Sent): Promise<number> => {
  const began = performance.now();
  const address = `10.0.${Math.floor(place / 250)}.${(place % 250) + 1}`;
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { ...headers, 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  const ms = performance.now() - began;
  const wanted = path === '/api/login' ? 401 : 201;
  if (response.status !== wanted) throw new Error(`${path} answered ${response.status}`);
  return ms;
};

const register = (url: string, username: string): Promise<number> =>
  send(url, {
    path: '/api/register',
    body: {
      email: `${username}@example.com`,
      username,
      password: 'correct horse battery staple',
      firstName: 'Ada',
      lastName: 'Okafor',
      healthcareField: 'RT',
      timeZone: 'UTC',
    },
  });

type Taken = { readonly known: number[]; readonly unknown: number[] };

/** Each name is tried once, in an order that nobody can foretell, so that a drift meets both alike. */
const guessed = async (url: string): Promise<Taken> => {
  const names = Array.from({ length: (tries + warmUp) / 2 }, (_, index) => index);
  for (const name of names) await register(url, `known${name}`);
  const all = names.flatMap((name) => [`known${name}`, `other${name}`]);
  const order = all
    .map((name) => ({ name, at: randomInt(2 ** 32) }))
    .toSorted((a, b) => a.at - b.at);
  const taken: Taken = { known: [], unknown: [] };
  for (const [index, { name }] of order.entries()) {
    const body = { emailOrUsername: name, password: 'a guess that is wrong' };
    const ms = await send(url, { path: '/api/login', body, place: index + 1 });
    if (index >= warmUp) taken[name.startsWith('known') ? 'known' : 'unknown'].push(ms);
    await new Promise((resolve) => setTimeout(resolve, restMs));
  }
  return taken;
};

/** Whether the time of a refusal tells if the name is somebody's. */
export const signInBench = async (): Promise<Goal[]> => {
  const server = await benchServer();
  const product = await childServer(new URL('./product-process.ts', import.meta.url), [
    server.url,
    String(await freePort()),
  ]);
  const { known, unknown } = await guessed(product.url);
  await product.stop();
  await server.stop();
  const [ofKnown, ofUnknown] = [percentile(known, 0.5), percentile(unknown, 0.5)];
  print(`  refusing a known name ${figure(ofKnown)} ms, an unknown one ${figure(ofUnknown)} ms`);
  return [
    {
      name: 'sign-in: known and unknown name apart at the median',
      measured: Math.abs(ofKnown - ofUnknown),
      goal: mostMs,
      wants: 'at most',
      unit: ' ms',
    },
  ];
};
