/** Samples of a family by their labels, as they are written. */
export const samplesIn = (page: string, name: string): ReadonlyMap<string, number> =>
  new Map(
    [...page.matchAll(new RegExp(`^${name}(?:\\{(.*)\\})? (\\S+)$`, 'gm'))].map(
      ([, labels = '', value]) => [labels, Number(value)],
    ),
  );

/** The one sample with these labels; undefined where the page has none. */
export const valueIn = (page: string, name: string, labels = ''): number | undefined =>
  samplesIn(page, name).get(labels);
