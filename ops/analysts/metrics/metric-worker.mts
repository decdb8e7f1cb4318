import vm from 'node:vm';

/**
 * The process of one metric. It reads lines: first the room and the code, then, of one that goes on, the rows
 * that it kept, then events; it answers in lines.
 * It holds nothing that is worth having, and may read no file but this one.
 */
type Begin = {
  readonly room: string;
  readonly code: string;
  readonly limits: string;
  /** Lines of kept rows that come first; null of a metric that begins anew and keeps none. */
  readonly restores: number | null;
};
type Room = (what: 'begin' | 'restore' | 'fold' | 'changed' | 'finish', given: unknown) => string;

/** To evaluate a file that does no more than define. */
const definingMs = 5_000;
const tellMs = 200;
const bytesInMb = 1024 * 1024;

const { stdin, stdout } = process;
const memory = process.memoryUsage.rss;
const exit = process.exit.bind(process);

// Whoever should get out of the room finds little in here.
for (const name of ['fetch', 'WebSocket', 'EventSource', 'navigator', 'Worker', 'process']) {
  Reflect.deleteProperty(globalThis, name);
}

const tell = (line: object): Promise<void> =>
  new Promise((resolve) => {
    stdout.write(`${JSON.stringify(line)}\n`, () => resolve());
  });

const memoryMb = (): number => Math.round(memory() / bytesInMb);

const enter = async ({ room, code }: Begin): Promise<{ answer: string; room: Room }> => {
  const context = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: false, wasm: false },
  });
  const inside: Room = new vm.Script(room, { filename: 'room' }).runInContext(context);
  const module = new vm.SourceTextModule(code, { context, identifier: 'metric' });
  await module.link(() => {
    throw new Error('A metric brings nothing in');
  });
  await module.evaluate({ timeout: definingMs });
  const { default: given } = module.namespace as { readonly default?: unknown };
  return { answer: inside('begin', given), room: inside };
};

const wordsOf = (error: unknown): string => {
  try {
    return String((error as Error).message).slice(0, 500);
  } catch {
    return 'it threw what has no words';
  }
};

/** A line, which is many times as long as a chunk, is put together once, at its end. */
const lines = async function* (): AsyncGenerator<string> {
  let begun = '';
  stdin.setEncoding('utf8');
  for await (const chunk of stdin as AsyncIterable<string>) {
    const [first = '', ...others] = chunk.split('\n');
    begun += first;
    for (const next of others) {
      yield begun;
      begun = next;
    }
  }
};

let room: Room | undefined;
let limits = '';
let restores: number | null = null;
let toldAt = 0;

type Kind = 'ready' | 'folded' | 'kept' | 'table';

const isOver = async (answer: string, kind: Kind): Promise<boolean> => {
  const said = JSON.parse(answer);
  if (typeof said.error === 'string') {
    await tell({ kind: 'threw', message: said.error });
    return true;
  }
  if (kind === 'folded' && performance.now() - toldAt < tellMs) return false;
  toldAt = performance.now();
  await tell({ kind, memoryMb: memoryMb(), value: said.ok });
  return false;
};

const begin = async (line: string): Promise<boolean> => {
  const begun: Begin = JSON.parse(line);
  ({ limits, restores } = begun);
  try {
    const entered = await enter(begun);
    room = entered.room;
    return isOver(entered.answer, 'ready');
  } catch (error) {
    await tell({ kind: 'wrong', message: wordsOf(error) });
    return true;
  }
};

const take = (inside: Room, line: string): Promise<boolean> => {
  if (restores === null || restores === 0) return isOver(inside('fold', line), 'folded');
  restores -= 1;
  return isOver(inside('restore', line), 'folded');
};

const run = async (): Promise<void> => {
  for await (const line of lines()) {
    const over = room ? await take(room, line) : await begin(line);
    if (over) return;
  }
  if (room && restores !== null && (await isOver(room('changed', limits), 'kept'))) return;
  if (room) await isOver(room('finish', limits), 'table');
};

await run();
exit(0);
