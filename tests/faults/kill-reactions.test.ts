import { expect, it, onTestFinished } from 'vitest';
import { postgresEventLog } from '../../ops/adapters/event-log/postgres-event-log.ts';
import { projections } from '../../projectors/all.ts';
import { connect } from './support/connect.ts';
import { cyclesWanted, timeLimitMs } from './support/cycles.ts';
import { apiClient } from './support/load/api-client.ts';
import { handIn } from './support/load/hand-in.ts';
import { emptyHistory } from './support/load/history.ts';
import { registerLearner } from './support/load/learner.ts';
import { loadOf } from './support/load/load.ts';
import { promoteMetric } from './support/load/promote-metric.ts';
import { judge } from './support/oracle/judge.ts';
import { judgeLiveMetric } from './support/oracle/judge-live-metric.ts';
import { judgeEstimates } from './support/oracle/judge-reaction.ts';
import { type Servers, startServers } from './support/servers.ts';
import { until } from './support/until.ts';
import { watchCheckpoints } from './support/watch-checkpoints.ts';

const reaction = 'issue-readiness';
/** Followed by a reaction of its own, which the same servers lose to each other. */
const metric = `/** Papers handed in. @unit papers */
export default metric({
  name: 'papers-handed-in',
  handles: ['QuizSubmitted'],
  keys: (event) => [event.learner],
  evolve: (row) => ({ papers: (row?.papers ?? 0) + 1 }),
  table: (rows) => rows.map(([, { papers }]) => ({ papers })),
});`;
/** One is frozen now and then instead: another follows only after a whole term of silence. */
const frozenEvery = 10;

type Blow = { readonly index: number; readonly isFrozen: boolean };

/** Ends the turn of the server that runs the reaction, and gives the time until the other does. */
const takeFrom = async (pair: Servers, { index, isFrozen }: Blow, term: () => number) => {
  const [before, since] = [term(), performance.now()];
  const server = pair.server(index);
  if (isFrozen) server.freeze();
  else await server.kill();
  await until('another holder', () => term() > before);
  const took = performance.now() - since;
  if (isFrozen) server.thaw();
  else await pair.restart(index);
  return took;
};

it(
  'answers every paper once and in turn, however often the server that answers is killed or frozen',
  async () => {
    const pair = await startServers(2);
    const learner = await registerLearner(apiClient(pair.origin, emptyHistory()));
    const metricId = await promoteMetric(pair, learner, metric);
    const log = postgresEventLog({ databaseUrl: pair.databaseUrl });
    onTestFinished(log.close);
    const client = await connect(pair.databaseUrl);
    const checkpoints = watchCheckpoints(await connect(pair.databaseUrl));
    const load = loadOf([handIn(log, learner.accountId)]);
    load.start();
    const handovers: number[] = [];
    for (let cycle = 1; cycle <= cyclesWanted; cycle += 1) {
      // The first server holds what it took at its start; from then on they take turns.
      const blow = { index: (cycle - 1) % 2, isFrozen: cycle % frozenEvery === 3 };
      handovers.push(await takeFrom(pair, blow, () => checkpoints.term(reaction)));
    }
    await load.pause();
    const head = await log.head();
    const behind = `select from projector.reaction where name = '${reaction}' and position >= $1`;
    await until('the last answer', async () => (await client.query(behind, [head])).rowCount === 1);
    await checkpoints.stop();
    const { papers, findings } = await judgeEstimates(client);
    const slowest = Math.round(Math.max(...handovers));
    console.log(`${reaction}: ${cyclesWanted} handovers, ${papers} papers, slowest ${slowest} ms`);
    expect(findings).toEqual([]);
    expect(checkpoints.backward).toEqual([]);
    expect(papers).toBeGreaterThan(cyclesWanted);
    const { databaseUrl } = pair;
    const live = await judgeLiveMetric({ databaseUrl, client, metricId, source: metric });
    expect(live.followed).toEqual(live.expected);
    expect(live.expected.result).toMatchObject({ rows: [[papers]] });
    // The servers take the read models from each other as well.
    const { wrong } = await judge({ databaseUrl, history: emptyHistory(), projections });
    expect(wrong).toEqual([]);
  },
  timeLimitMs,
);
