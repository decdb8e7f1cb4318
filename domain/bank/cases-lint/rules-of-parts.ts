import type { CaseFile } from '../cases-schema/case-file.ts';
import type { AskRule, CaseRule, Found } from './case-rule.ts';
import { citable } from './shown-text.ts';

const lineIds = ({ parts }: CaseFile): readonly Found[] =>
  Object.entries(parts).flatMap(([name, part]) =>
    part.kind === 'rows'
      ? part.rows.flatMap(({ id }, index) =>
          id === undefined ? [] : [{ path: ['parts', name, index, 'id'], says: id }],
        )
      : [],
  );

const repeated = (ids: readonly Found[]): readonly Found[] => {
  const seen = new Set<string>();
  return ids.flatMap(({ path, says: id }) => {
    const isTwice = seen.has(id);
    seen.add(id);
    return isTwice ? [{ path, says: `"${id}" names something else already` }] : [];
  });
};

const partIds = ({ parts }: CaseFile): readonly Found[] =>
  Object.keys(parts).map((id) => ({ path: ['parts', id], says: id }));

const known = (file: CaseFile): ReadonlySet<string> => citable(file, Object.keys(file.parts));

/** The known name that differs least in writing: the same letters whatever their case, or a common beginning. */
const nearest = (id: string, names: ReadonlySet<string>): string => {
  const lower = id.toLowerCase();
  const near = [...names].find(
    (name) => name.toLowerCase() === lower || name.startsWith(id) || id.startsWith(name),
  );
  return near === undefined ? `. Known are ${[...names].join(', ')}` : `. Did you mean "${near}"?`;
};

const strangers = (ids: readonly string[], names: ReadonlySet<string>, path: Found['path']) =>
  ids
    .filter((id) => !names.has(id))
    .map((id) => ({ path, says: `no part or line is called "${id}"${nearest(id, names)}` }));

/** Names of parts, lines and asks: each once, and none that does not exist. */
export const partRules: readonly CaseRule[] = [
  {
    name: 'names-once',
    severity: 'error',
    find: (file) => [
      ...repeated([...partIds(file), ...lineIds(file)]),
      ...repeated(file.asks.map(({ id }, index) => ({ path: ['asks', index, 'id'], says: id }))),
    ],
  },
  {
    name: 'tabs-known',
    severity: 'error',
    find: (file) =>
      Object.entries(file.tabs ?? {}).flatMap(([tab, ids]) =>
        strangers(ids, new Set(Object.keys(file.parts)), ['tabs', tab]),
      ),
  },
  {
    name: 'competitors-cite',
    severity: 'error',
    find: (file) =>
      file.competitors.flatMap(({ cites }, index) =>
        strangers(cites, known(file), ['competitors', index, 'cites']),
      ),
  },
  {
    name: 'part-unused',
    severity: 'warning',
    find: ({ parts, asks }) =>
      Object.keys(parts)
        .filter((id) => !asks.some(({ shows }) => shows.includes(id)))
        .map((id) => ({ path: ['parts', id], says: 'no ask shows this part' })),
  },
];

/** What a reason cites has been shown: a learner is told of nothing they were not given. */
export const citingRules: readonly AskRule[] = [
  {
    name: 'shows-known',
    severity: 'error',
    find: ({ ask, path }, file) =>
      strangers(ask.shows, new Set(Object.keys(file.parts)), [...path, 'shows']),
  },
  {
    name: 'cites-shown',
    severity: 'error',
    find: ({ ask, choices, path }, file) => {
      const shown = citable(file, ask.shows);
      const all = known(file);
      const steps = 'steps' in ask ? ask.steps : [];
      const citing = [
        ...choices.map((choice) => ({ path: [...choice.path, 'cites'], cites: choice.cites })),
        ...steps.map(({ cites }, index) => ({ path: [...path, 'steps', index], cites })),
      ];
      return citing.flatMap(({ path, cites }) =>
        cites.flatMap((id) => {
          if (!all.has(id)) return strangers([id], all, path);
          return shown.has(id)
            ? []
            : [{ path, says: `"${id}" is cited and not shown: add it to shows or cite another` }];
        }),
      );
    },
  },
  {
    name: 'analysis-of-three',
    severity: 'error',
    find: ({ ask, choices, path }) => {
      const cited = new Set(choices.flatMap(({ cites }) => cites));
      return ask.level === 'analysis' && cited.size < 3
        ? [
            {
              path: [...path, 'level'],
              says: `analysis weighs three parts or more, and only ${[...cited].join(' and ')} are cited: cite what decides, or call it application`,
            },
          ]
        : [];
    },
  },
];
