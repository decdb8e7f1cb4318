import { featureDoors } from './ops/lint/feature-doors.mjs';

const doors = Object.entries(featureDoors).flatMap(([feature, files]) =>
  files.map((file) => `^web/features/${feature}/${file.replaceAll('.', '[.]')}$`),
);

const product = '^(api|database|domain|ops|projectors|web)/';

/** The floors of the domain, from the ground up; each may import those below it and its own. */
const floors = [
  ['kernel'],
  ['contracts', 'ports'],
  ['bank/blueprints'],
  [
    'measurement',
    'draws',
    'account',
    'audit',
    'subscription',
    'operations',
    'replay',
    'settings',
    'content',
    'blog',
    'referral',
    'institution',
    'pictures',
    'imaging',
  ],
  ['attempt'],
  ['bank/item', 'simulation', 'review', 'readiness'],
  ['bank/facts', 'bank/scenarios', 'bank/written'],
  ['bank/models', 'bank/cases-schema', 'bank/ratings'],
  ['bank/simulations-schema'],
  ['bank/cases-lint', 'bank/cases-items'],
  ['bank/build'],
  ['study-aid', 'flashcard', 'medical-images'],
  ['tutor', 'terminology', 'interchange'],
  ['progress'],
  ['analytics'],
  ['achievements'],
  ['events'],
  ['handling', 'evidence', 'test-mode'],
];

const foldersOf = (named) => `^domain/(?:${named.flat().join('|')})/`;

const floorRules = floors.slice(0, -1).map((floor, index) => ({
  name: 'domain-has-floors',
  comment: 'What lies below knows nothing of what stands on it.',
  from: { path: foldersOf([floor]) },
  to: { path: foldersOf(floors.slice(index + 1)) },
}));

const rules = [
  ...floorRules,
  {
    name: 'domain-stays-pure',
    comment:
      'Domain imports itself, zod and ts-pattern. The rest is a port, adapted in ops/adapters.',
    from: {
      path: '^domain/',
      pathNot: '^domain/(?:(?:bank/models|replay|review)/|kernel/half-up[.]ts$)',
    },
    to: { pathNot: ['^domain/', 'node_modules/(zod|ts-pattern)/'] },
  },
  {
    name: 'review-stays-pure',
    comment: 'Review may import ts-fsrs beside what domain imports: pure maths (decision 011).',
    from: { path: '^domain/review/' },
    to: { pathNot: ['^domain/', 'node_modules/(zod|ts-pattern|ts-fsrs)/'] },
  },
  {
    name: 'replay-stays-pure',
    comment: 'Replay may import hyparquet-writer beside what domain imports: bytes of values.',
    from: { path: '^domain/replay/' },
    to: { pathNot: ['^domain/', 'node_modules/(zod|ts-pattern|hyparquet-writer)/'] },
  },
  {
    name: 'models-stay-pure',
    comment:
      'Models of items and the rounding of the kernel may import big.js beside what domain imports: pure arithmetic.',
    from: { path: '^domain/(?:bank/models/|kernel/half-up[.]ts$)' },
    to: {
      pathNot: [
        '^domain/',
        'node_modules/(zod|ts-pattern|big\\.js)/',
        'node_modules/@types/big\\.js/',
      ],
    },
  },
  {
    name: 'contracts-stay-light',
    comment: 'Contracts travel to the browser: they import kernel, other contracts and zod.',
    from: { path: '^domain/contracts/' },
    to: { pathNot: ['^domain/(contracts|kernel)/', 'node_modules/zod/'] },
  },
  {
    name: 'api-sees-domain',
    comment: 'The api answers from rows: it may know their types, it does not run projections.',
    from: { path: '^api/' },
    to: { path: '^projectors/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'projectors-see-domain',
    comment: 'A projection folds events of the domain; it knows of no request.',
    from: { path: '^projectors/' },
    to: { path: '^(api|database)/' },
  },
  {
    name: 'database-sees-rows',
    comment: 'What is stored is told by types; whoever reads and writes it brings the rest.',
    from: { path: '^database/' },
    to: { path: '^(api|domain|projectors)/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'web-sees-contracts',
    comment:
      'The browser gets the contracts and the pure rules by which figures, patients and tables are shown.',
    from: { path: '^web/' },
    to: {
      path: '^(api|database|domain|projectors)/',
      pathNot: [
        '^domain/(contracts|kernel|progress|analytics)/',
        '^domain/replay/metric-parquet[.]ts$',
        '^domain/simulation/(choice-consequences|simulated-patient)[.]ts$',
        '^domain/terminology/(find-terms|word-parts)[.]ts$',
      ],
    },
  },
  {
    name: 'features-have-doors',
    comment: 'A feature takes from another what its doors name (ops/lint/feature-doors.mjs).',
    from: { path: '^web/features/([^/]+)/' },
    to: { path: '^web/features/', pathNot: ['^web/features/$1/', ...doors] },
  },
  {
    name: 'ui-knows-no-feature',
    comment: 'What all pages are built from knows none of them.',
    from: { path: '^web/(?:appearance|csp|drawings|format|http|live|session|storage|toast|ui)/' },
    to: { path: '^web/(?:app|features|shell)/' },
  },
  {
    name: 'features-know-no-frame',
    comment: 'The shell and the app stand around the features; what both need lies below them.',
    from: { path: '^web/features/' },
    to: { path: '^web/(?:app|shell)/' },
  },
  {
    name: 'no-web-in-node',
    comment: 'Node code starts without a browser and without React.',
    from: { path: '^(api|database|domain|ops|projectors)/' },
    to: { path: ['^web/', 'node_modules/(react|react-dom|react-router-dom)/'] },
  },
  {
    name: 'no-tests-in-product',
    comment: 'The product runs from a tree without tests/.',
    from: { path: product },
    to: { path: '^tests/' },
  },
  {
    name: 'no-dev-deps',
    comment: 'What is built runs from an install without devDependencies.',
    from: { path: product, pathNot: '^ops/(test|web-build)/' },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'nobody-imports-ops',
    comment: 'Ops composes the other rooms. Take what you need as a parameter.',
    from: { path: '^(api|database|domain|projectors|web)/' },
    to: { path: '^ops/' },
  },
  {
    name: 'no-cycles',
    comment: 'Move what both sides need into a file of its own.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    comment: 'The import leads nowhere: a typo, a moved file or a package that is not installed.',
    from: {},
    // What the build makes while it runs is no file.
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: rules.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^web/dist[/-]' },
    // Without it type-only imports are invisible, and they couple rooms as well.
    tsPreCompilationDeps: true,
    preserveSymlinks: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
