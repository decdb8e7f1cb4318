import type { PlanColumn } from './plan-columns.ts';

/** What a plan holds of a row: all of it, nothing, or as much as the words say. */
export type Holding = true | false | string;

export type ComparisonRow = { readonly name: string } & Readonly<Record<PlanColumn, Holding>>;
export type ComparisonGroup = { readonly name: string; readonly rows: readonly ComparisonRow[] };

type Holdings = readonly [free: Holding, pro: Holding, enterprise?: Holding];

const row = (name: string, ...[free, pro, enterprise = pro]: Holdings): ComparisonRow => ({
  name,
  free,
  pro,
  enterprise,
});

export const comparison: readonly ComparisonGroup[] = [
  {
    name: 'Practice',
    rows: [
      row('Practice quizzes of 20', 'Unlimited', 'Unlimited'),
      row('Reason for every option', true, true),
      row('Full-length exams, timed', false, 'Unlimited'),
      row('Clinical simulations (CSE)', false, 'Unlimited'),
      row('Build your own quiz', false, true),
    ],
  },
  {
    name: 'Study tools',
    rows: [
      row('AI flashcards', '5 a day', 'Unlimited'),
      row('The other 13 study methods', true, true),
      row('Terminology and image library', true, true),
      row('Custom question banks', false, false, true),
    ],
  },
  {
    name: 'Progress',
    rows: [
      row('Scores, streak and history', true, true),
      row('Detailed analytics by blueprint', false, true),
      row('Any past day, as it was', false, true),
      row('Advanced analytics by cohort', false, false, true),
    ],
  },
  {
    name: 'Help',
    rows: [
      row('Support', 'Community', 'Priority e-mail', 'Dedicated manager, phone'),
      row('Early access to new features', false, 'With annual', true),
      row('Dedicated account manager', false, 'With annual', true),
      row('Custom study plans', false, 'With annual', true),
      row('Live study sessions', false, 'With annual', true),
    ],
  },
];
