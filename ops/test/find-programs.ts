import { chromiumSources, firefoxSources } from './browser-sources.ts';
import type { Where } from './execute.ts';
import { findProgram, NoProgram, type Source } from './find-program.ts';
import { natsServerSources, promtoolSources } from './server-sources.ts';
import type { ReportKind } from './steps.ts';

export type FoundPrograms = {
  /** What the tests read; a program that is not there has none. */
  readonly variables: Readonly<Record<string, string>>;
  readonly said: readonly string[];
  /** What is not tested for want of a program; it is said again beside the totals. */
  readonly leftOut: readonly string[];
};

const none: FoundPrograms = { variables: {}, said: [], leftOut: [] };

type Wanted = {
  readonly name: string;
  readonly variable: string;
  readonly sources: (where: Where) => readonly Source[];
  /** Whose tests want it. */
  readonly by: ReportKind;
  readonly without: string;
};

const wanted: readonly Wanted[] = [
  {
    name: 'Chromium',
    variable: 'BOARDWELL_CHROMIUM',
    sources: chromiumSources,
    by: 'playwright',
    without: 'No browser test can run: install Chromium and name it in CHROME_PATH.',
  },
  {
    name: 'Firefox',
    variable: 'BOARDWELL_FIREFOX',
    sources: firefoxSources,
    by: 'playwright',
    without:
      'Left out: the journey in Firefox. Install firefox-esr, or name one in BOARDWELL_FIREFOX.',
  },
  {
    name: 'NATS',
    variable: 'BOARDWELL_NATS_SERVER',
    sources: natsServerSources,
    by: 'vitest',
    without:
      'Left out: what processes tell each other by NATS. Install nats-server, or name one in BOARDWELL_NATS_SERVER.',
  },
  {
    name: 'promtool',
    variable: 'BOARDWELL_PROMTOOL',
    sources: promtoolSources,
    by: 'vitest',
    without:
      'Left out: whether Prometheus likes the metrics. Install promtool, or name one in BOARDWELL_PROMTOOL.',
  },
];

const find = async (program: Wanted, where: Where): Promise<FoundPrograms> => {
  const { name, variable, sources, without } = program;
  try {
    const { from, path } = await findProgram(sources(where), where);
    return { variables: { [variable]: path }, said: [`${name} from ${from}`], leftOut: [] };
  } catch (error) {
    if (!(error instanceof NoProgram)) throw error;
    return { ...none, said: [`${name}: ${error.message}`], leftOut: [without] };
  }
};

/** Looks for what the chosen tests want, one after the other, for all may be installed by the same program. */
export const findPrograms = async (
  where: Where,
  kinds: ReadonlySet<ReportKind>,
  programs: readonly Wanted[] = wanted,
): Promise<FoundPrograms> => {
  const found: FoundPrograms[] = [];
  for (const program of programs.filter(({ by }) => kinds.has(by))) {
    found.push(await find(program, where));
  }
  return {
    variables: Object.assign({}, ...found.map(({ variables }) => variables)),
    said: found.flatMap(({ said }) => said),
    leftOut: found.flatMap(({ leftOut }) => leftOut),
  };
};
