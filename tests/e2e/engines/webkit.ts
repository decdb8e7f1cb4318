import { type ChildProcess, spawn } from 'node:child_process';
import { z } from 'zod';
import { freePort } from '../../../ops/postgres/embedded/free-port.ts';
import { type Screen, screenHeight } from './screen.ts';

const answered = z.object({ value: z.unknown() });
const limitMs = 60_000;

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** WebDriver as W3C writes it: one call after the other. */
const callsTo =
  (address: string): Call =>
  async (method, path, body) => {
    const answer = await fetch(`${address}${path}`, {
      method,
      signal: AbortSignal.timeout(limitMs),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`WebDriver refused ${path}: ${text}`);
    return answered.parse(JSON.parse(text)).value;
  };

const listening = async (call: Call, driver: ChildProcess): Promise<void> => {
  while (driver.exitCode === null) {
    const ready = await call('GET', '/status').then(
      () => true,
      () => false,
    );
    if (ready) return;
  }
  throw new Error(`WebKitWebDriver ended with ${driver.exitCode}`);
};

const capabilities = (browser: string) => ({
  alwaysMatch: {
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  },
});

const pressed = (keys: string) => ({
  type: 'key',
  id: 'keyboard',
  actions: [...keys].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

const clicked = (x: number, y: number) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', duration: 0, x, y, origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

/** The Enter of the keyboard, as WebDriver writes it. */
const asKeys = (text: string): string => text.replaceAll('\n', '\uE007');

const resizing = (call: Call, session: string) => async (width: number) => {
  const inner = async () =>
    z.tuple([z.number(), z.number()]).parse(
      await call('POST', `${session}/execute/sync`, {
        script: 'return [innerWidth, innerHeight]',
        args: [],
      }),
    );
  await call('POST', `${session}/window/rect`, { width, height: screenHeight });
  const [drawn] = await inner();
  // What frames the page is part of the window.
  if (drawn !== width)
    await call('POST', `${session}/window/rect`, {
      width: 2 * width - drawn,
      height: screenHeight,
    });
};

/** A WebKitGTK as it is installed, through its own driver; it needs a display. */
export const webkit = async (browser: string): Promise<Screen> => {
  const port = await freePort();
  const child = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'inherit' });
  const call = callsTo(`http://127.0.0.1:${port}`);
  await listening(call, child);
  const opened = z
    .object({ sessionId: z.string() })
    .parse(await call('POST', '/session', { capabilities: capabilities(browser) }));
  const session = `/session/${opened.sessionId}`;
  const act = async (actions: object): Promise<void> => {
    await call('POST', `${session}/actions`, { actions: [actions] });
  };
  return {
    open: async (url) => {
      await call('POST', `${session}/url`, { url });
    },
    back: async () => {
      await call('POST', `${session}/back`, {});
    },
    resize: resizing(call, session),
    run: async (script, ...args) =>
      (await call('POST', `${session}/execute/sync`, {
        script: `return (${script})(...arguments) ?? undefined`,
        args,
      })) as never,
    click: (x, y) => act(clicked(x, y)),
    type: (text) => act(pressed(asKeys(text))),
    errors: [],
    picture: async () =>
      Buffer.from(z.string().parse(await call('GET', `${session}/screenshot`)), 'base64'),
    end: async () => {
      await call('DELETE', session).finally(() => child.kill());
    },
  };
};
