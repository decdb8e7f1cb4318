import type { Where } from './execute.ts';
import {
  chromiumSources,
  findBrowser,
  firefoxSources,
  NoBrowser,
  type Source,
} from './find-browser.ts';

export type FoundBrowsers = {
  /** What the browser tests read; a browser that is not there has none. */
  readonly variables: Readonly<Record<string, string>>;
  readonly said: readonly string[];
  /** What is not tested for want of a browser; it is said again beside the totals. */
  readonly leftOut: readonly string[];
};

export const noBrowsers: FoundBrowsers = { variables: {}, said: [], leftOut: [] };

type Wanted = {
  readonly name: string;
  readonly variable: string;
  readonly sources: (where: Where) => readonly Source[];
  readonly without: string;
};

const wanted: readonly Wanted[] = [
  {
    name: 'Chromium',
    variable: 'BOARDWELL_CHROMIUM',
    sources: chromiumSources,
    without: 'No browser test can run: install Chromium and name it in CHROME_PATH.',
  },
  {
    name: 'Firefox',
    variable: 'BOARDWELL_FIREFOX',
    sources: firefoxSources,
    without:
      'Left out: the journey in Firefox. Install firefox-esr, or name one in BOARDWELL_FIREFOX.',
  },
];

const find = async (browser: Wanted, where: Where): Promise<FoundBrowsers> => {
  const { name, variable, sources, without } = browser;
  try {
    const { from, path } = await findBrowser(sources(where), where);
    return { variables: { [variable]: path }, said: [`${name} from ${from}`], leftOut: [] };
  } catch (error) {
    if (!(error instanceof NoBrowser)) throw error;
    return { ...noBrowsers, said: [`${name}: ${error.message}`], leftOut: [without] };
  }
};

/** Looks for each browser of the tests, one after the other, for both may be installed by the same program. */
export const findBrowsers = async (
  where: Where,
  browsers: readonly Wanted[] = wanted,
): Promise<FoundBrowsers> => {
  const found: FoundBrowsers[] = [];
  for (const browser of browsers) found.push(await find(browser, where));
  return {
    variables: Object.assign({}, ...found.map(({ variables }) => variables)),
    said: found.flatMap(({ said }) => said),
    leftOut: found.flatMap(({ leftOut }) => leftOut),
  };
};
