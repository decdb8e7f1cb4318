import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import { randomFrom } from '../../../domain/kernel/random.ts';
import { postgresEventLog } from '../../../ops/adapters/event-log/postgres-event-log.ts';
import { freePort } from '../../../ops/postgres/embedded/free-port.ts';
import { runningEmbeddedPostgres } from '../../../ops/postgres/embedded/running.ts';
import { projections } from '../../../projectors/all.ts';
import { seedOfRun } from './cycles.ts';
import { type ApiClient, apiClient } from './load/api-client.ts';
import { append } from './load/append.ts';
import { emptyHistory, type History } from './load/history.ts';
import { type Learner, registerLearner } from './load/learner.ts';
import { type Load, loadOf } from './load/load.ts';
import { lookAtProgress } from './load/look-at-progress.ts';
import { study } from './load/study.ts';
import { judge } from './oracle/judge.ts';
import { judgeProgress } from './oracle/judge-progress.ts';
import { together, type Verdict, wrongOnly } from './oracle/verdict.ts';
import { type DataFolder, makeDataFolder } from './victims/data-folder.ts';
import { spawnVictim, type Victim } from './victims/spawn-victim.ts';

export type SceneOptions = {
  readonly forgetsKeys?: boolean;
  /** What every learner does all the time; studies, when absent. */
  readonly script?: typeof study;
};

/** A running product, clients that work with it, and all that these were told. */
export type Scene = {
  readonly history: History;
  readonly load: Load;
  readonly folder: DataFolder;
  readonly product: () => Victim;
  /** Names of those who work with the product, not beside it. */
  readonly learners: readonly string[];
  /** Kills the product and starts it again on the same data. */
  readonly killProduct: () => Promise<void>;
  /** Has every learner look at the result they were last told, as soon as that can be answered. */
  readonly lookAtProgress: () => Promise<void>;
  /** Compares what was told with what is there; the load must be held. */
  readonly judge: () => Promise<Verdict>;
};

const learnerCount = 6;
const appendPauseMs = 5;

const environment = (folder: DataFolder, port: number) => ({
  DATA_DIR: folder.path,
  NODE_COMPILE_CACHE: join(folder.path, 'compiled'),
  PORT: `${port}`,
  LOG_LEVEL: 'fatal',
  REGISTRATIONS_PER_MINUTE: '1000',
  PAPERS_PER_MINUTE: '1000000',
  QUESTIONS_PER_HOUR: '100000000',
  QUESTIONS_PER_DAY: '100000000',
  UNANSWERED_QUESTIONS: '100000000',
  CHANGES_PER_MINUTE: '1000000',
});

const registerAll = (api: ApiClient): Promise<Learner[]> =>
  Promise.all(Array.from({ length: learnerCount }, () => registerLearner(api)));

/**
 * Starts the product on an empty data folder and registers learners; the load is not yet on. With
 * the test all of it ends.
 */
export const startScene = async (options: SceneOptions = {}): Promise<Scene> => {
  const { forgetsKeys = false, script = study } = options;
  const folder = await makeDataFolder();
  onTestFinished(folder.remove);
  const port = await freePort();
  const spawn = () => spawnVictim({ script: 'product', environment: environment(folder, port) });
  let product = await spawn();
  onTestFinished(() => product.kill());
  const history = emptyHistory();
  const api = apiClient(`http://127.0.0.1:${port}`, history);
  const learners = await registerAll(api);
  const databaseUrl = await runningEmbeddedPostgres(folder.path);
  if (databaseUrl === undefined) throw new Error('The product runs without its Postgres');
  const log = postgresEventLog({ databaseUrl });
  onTestFinished(log.close);
  const deskOf = (learner: Learner) => ({
    name: learner.accountId,
    history,
    forgetsKeys,
    api,
    learner,
  });
  const desks = learners.map(deskOf);
  const learnerId = randomUUID() as string as AccountId;
  const load = loadOf([
    ...desks.map((desk, index) => script(desk, randomFrom(seedOfRun + index))),
    append({ name: learnerId, history, forgetsKeys, log, learnerId }, appendPauseMs),
  ]);
  onTestFinished(() => load.pause().catch(() => undefined));
  return {
    history,
    load,
    folder,
    product: () => product,
    learners: learners.map(({ accountId }) => accountId),
    killProduct: async () => {
      await product.kill();
      product = await spawn();
    },
    lookAtProgress: async () => {
      await Promise.all(desks.map(lookAtProgress));
    },
    judge: async () => {
      const found = await judge({ databaseUrl, history, projections });
      const pages = await Promise.all(
        learners.map((learner) => judgeProgress(api, learner, history.submissions)),
      );
      return together([found, wrongOnly(pages.flat())]);
    },
  };
};
