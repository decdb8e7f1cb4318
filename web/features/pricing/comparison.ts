import { type Capability, planPolicy } from '../../../domain/contracts/entitlements.ts';
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

/** A row of what the server allows; `much` says how much of it those have who have it. */
const allowed = (name: string, capability: Capability, much: true | string = true) => {
  const { free, pro } = planPolicy[capability];
  return row(name, free && much, pro && much);
};

export const comparison: readonly ComparisonGroup[] = [
  {
    name: 'Practice',
    rows: [
      allowed('Practice quizzes of 20', 'practiceQuizzes', 'Unlimited'),
      row('Explanation for every option', true, true),
      allowed('Full-length exams, timed', 'fullLengthExams', 'Unlimited'),
      allowed('Clinical simulations (CSE)', 'clinicalSimulations', 'Unlimited'),
      allowed('Build your own quiz', 'customQuizzes'),
      allowed('Spaced review up to your exam date', 'spacedReview'),
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
      allowed('Scores, streak and history', 'progress'),
      allowed('Detailed analytics', 'detailedAnalytics'),
      allowed('Progress on any past day', 'pastDays'),
      row('Advanced analytics by cohort', false, false, true),
      row('Seats with invitations and cohorts', false, false, true),
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
