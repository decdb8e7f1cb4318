import { cpus } from 'node:os';
import { appendBench } from './append/append.bench.ts';
import { auditBench } from './audit/audit.bench.ts';
import { catchUpBench } from './catch-up/catch-up.bench.ts';
import { eventStoreDbBench } from './eventstoredb/eventstoredb.bench.ts';
import { exportBench } from './export/export.bench.ts';
import { firstLoadBench } from './first-load/first-load.bench.ts';
import { generationBench } from './generation/generation.bench.ts';
import { glossaryBench } from './glossary/glossary.bench.ts';
import { imagingBench } from './imaging/imaging.bench.ts';
import { metricBench } from './metric/metric.bench.ts';
import { papersBench } from './papers/papers.bench.ts';
import { picturesBench } from './pictures/pictures.bench.ts';
import { progressBench } from './progress/progress.bench.ts';
import { quizCostBench } from './quiz-cost/quiz-cost.bench.ts';
import { readsBench } from './reads/reads.bench.ts';
import { rebuildBench } from './rebuild/rebuild.bench.ts';
import { resultsBench } from './results/results.bench.ts';
import { runnerBench } from './runner/runner.bench.ts';
import { signInBench } from './sign-in/sign-in.bench.ts';
import { type Goal, goalLines, print } from './support/report.ts';
import { usersBench } from './users/users.bench.ts';
import { visibleBench } from './visible/visible.bench.ts';

const benches: Readonly<Record<string, () => Promise<Goal[]>>> = {
  append: appendBench,
  eventstoredb: eventStoreDbBench,
  rebuild: rebuildBench,
  'catch-up': catchUpBench,
  metric: metricBench,
  progress: progressBench,
  export: exportBench,
  reads: readsBench,
  audit: auditBench,
  users: usersBench,
  results: resultsBench,
  papers: papersBench,
  'quiz-cost': quizCostBench,
  runner: runnerBench,
  pictures: picturesBench,
  imaging: imagingBench,
  generation: generationBench,
  glossary: glossaryBench,
  'first-load': firstLoadBench,
  visible: visibleBench,
  'sign-in': signInBench,
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in benches));
if (unknown.length > 0) {
  print(
    `There is no benchmark ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.`,
  );
  process.exit(64);
}

const [cpu] = cpus();
print(`${cpus().length} cores (${cpu?.model ?? 'unknown'}), Node ${process.versions.node}`);

const goals: Goal[] = [];
for (const [name, bench] of Object.entries(benches)) {
  if (named.length > 0 && !named.includes(name)) continue;
  print(`\n${name}`);
  goals.push(...(await bench()));
}
print('\nGoals');
for (const line of goalLines(goals)) print(line);
