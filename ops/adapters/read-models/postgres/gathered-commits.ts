import { DatabaseError, type Pool } from 'pg';
import type { Position } from '../../../../domain/kernel/envelope.ts';
import { type Commit, RowRefused } from '../../../../projectors/runtime/read-model-store.ts';
import { commitOn, commitTogetherOn } from './commit-statement.ts';
import { moveTogetherOn } from './move-statement.ts';

/** What touches more rows takes its own time, and nobody else's. */
const mostRows = 20;
const mostTogether = 16;
/** What was refused goes by itself for a while, so that others need not wait for it again. */
const apartMs = 10_000;
/** A commit waits no longer for others that are still on their way. */
const patienceMs = 4;

type Outcome = Position | undefined;
type CommitAll = (works: readonly Commit[]) => Promise<readonly Outcome[]>;
type Waiting = {
  readonly work: Commit;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
};

/** One commit of a read model in each: a second would not see what the first does. */
const groupsOf = (waiting: readonly Waiting[]): readonly (readonly Waiting[])[] => {
  const groups: Map<string, Waiting>[] = [];
  for (const one of waiting) {
    const { name } = one.work.projection;
    const group = groups.find((each) => each.size < mostTogether && !each.has(name));
    if (group) group.set(name, one);
    else groups.push(new Map([[name, one]]));
  }
  return groups.map((group) =>
    [...group].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each),
  );
};

/** Whether the server refused what was asked of it, and is there to be asked otherwise. */
const isRefusal = (error: unknown): boolean =>
  error instanceof RowRefused || error instanceof DatabaseError;

/** Does all of them at once; false where the server refused that, and nothing was done. */
const settle = async (group: readonly Waiting[], commitAll: CommitAll): Promise<boolean> => {
  try {
    const outcomes = await commitAll(group.map(({ work }) => work));
    for (const [index, { resolve }] of group.entries()) resolve(outcomes[index]);
  } catch (error) {
    if (group.length > 1 && isRefusal(error)) return false;
    for (const { reject } of group) reject(error);
  }
  return true;
};

/** Those that are by themselves for a while. */
const apart = () => {
  const until = new Map<string, number>();
  return {
    has: (name: string): boolean => (until.get(name) ?? 0) > performance.now(),
    add: (name: string): void => void until.set(name, performance.now() + apartMs),
  };
};

export type GatheredCommits = {
  readonly commit: (work: Commit) => Promise<Outcome>;
  /** Loads rows for a commit that is to come: others wait a moment for it. */
  readonly loading: <Value>(load: Promise<Value>) => Promise<Value>;
};

/**
 * Small commits that come at about the same time in one statement: what one event touched in ten read
 * models costs one commit. Where that is refused each goes by itself, so that what one of them cannot
 * do keeps none of the others.
 */
export const gatheredCommits = (pool: Pool): GatheredCommits => {
  const alone = apart();
  let waiting: Waiting[] = [];
  let loads = 0;
  let tooLong: NodeJS.Timeout | undefined;

  const commitOne = ({ work, resolve, reject }: Waiting): Promise<void> =>
    commitOn(pool, work).then(resolve, (error: unknown) => {
      if (isRefusal(error)) alone.add(work.projection.name);
      reject(error);
    });
  const commitGroup = async (group: readonly Waiting[]): Promise<void> => {
    if (await settle(group, (works) => commitTogetherOn(pool, works))) return;
    await Promise.all(group.map(commitOne));
  };
  const moveAll = async (idle: readonly Waiting[]): Promise<void> => {
    if (await settle(idle, (works) => moveTogetherOn(pool, works))) return;
    await Promise.all(idle.map(commitOne));
  };
  const send = (): void => {
    clearTimeout(tooLong);
    tooLong = undefined;
    const { idle = [], touched = [] } = Object.groupBy(waiting, ({ work: { changes } }) =>
      changes.length === 0 ? 'idle' : 'touched',
    );
    waiting = [];
    for (const group of groupsOf(touched)) void commitGroup(group);
    if (idle.length > 0) void moveAll(idle);
  };
  const sendSoon = (): void => {
    if (waiting.length > 0 && loads === 0) send();
  };
  const join = (one: Waiting): void => {
    tooLong ??= setTimeout(send, patienceMs);
    waiting.push(one);
    setImmediate(sendSoon);
  };
  const mustBeAlone = ({ projection, changes }: Commit): boolean =>
    changes.length > mostRows || alone.has(projection.name);

  return {
    commit: (work) =>
      mustBeAlone(work)
        ? commitOn(pool, work)
        : new Promise((resolve, reject) => join({ work, resolve, reject })),
    loading: (load) => {
      loads += 1;
      return load.finally(() => {
        loads -= 1;
        setImmediate(sendSoon);
      });
    },
  };
};
