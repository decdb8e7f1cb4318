import { planPrices } from '../domain/contracts/plans.ts';
import { percent } from '../domain/kernel/percent.ts';
import { wholeDollars } from './format/dollars.ts';

const { monthly, annual } = planPrices;
const yearByMonths = 12 * monthly.cents;
const saved = yearByMonths - annual.cents;

export type PlanId = 'free' | 'monthly' | 'annual' | 'enterprise';

export type Plan = {
  readonly id: PlanId;
  readonly name: string;
  readonly price: string;
  readonly period: string;
  readonly originalPrice?: string;
  /** What the plan saves, and the badge that says so. */
  readonly saving?: { readonly line: string; readonly badge: string };
  readonly features: readonly string[];
  readonly popular: boolean;
  readonly buttonText: string;
  /** The one that stands out among the plans is solid. */
  readonly buttonVariant: 'solid' | 'surface';
};

export const plans: Readonly<Record<PlanId, Plan>> = {
  free: {
    id: 'free',
    name: 'Free',
    price: '$0',
    period: 'forever',
    features: [
      'Unlimited practice quizzes',
      '5 AI flashcards per day',
      'Basic progress tracking',
      'Community support',
    ],
    popular: false,
    buttonText: 'Start practicing',
    buttonVariant: 'surface',
  },
  monthly: {
    id: 'monthly',
    name: 'Monthly Pro',
    price: wholeDollars(monthly.cents),
    period: 'per month',
    features: [
      'Unlimited full-length exams',
      'Unlimited AI flashcards',
      'Detailed analytics',
      'Priority e-mail support',
    ],
    popular: true,
    buttonText: 'Start Free Trial',
    buttonVariant: 'solid',
  },
  annual: {
    id: 'annual',
    name: 'Annual Pro',
    price: wholeDollars(annual.cents),
    period: 'per year',
    originalPrice: wholeDollars(yearByMonths),
    saving: {
      line: `Save ${wholeDollars(saved)}/year`,
      badge: `Save ${percent(saved, yearByMonths)}%`,
    },
    features: [
      'Everything in Monthly Pro',
      'Early access to new features',
      'Custom study plans',
      'Dedicated account manager',
      'Live study sessions',
    ],
    popular: false,
    buttonText: 'Start Free Trial',
    buttonVariant: 'surface',
  },
  enterprise: {
    id: 'enterprise',
    name: 'Enterprise',
    price: 'Custom',
    period: '',
    features: [
      'Institution-wide access',
      'Custom question banks',
      'Advanced analytics',
      'Dedicated manager',
      'Phone support',
    ],
    popular: false,
    buttonText: 'Contact Sales',
    buttonVariant: 'surface',
  },
};

/** Where the start of a plan leads. */
export const startOf = (plan: 'free' | 'monthly' | 'annual', isSignedIn: boolean): string => {
  if (!isSignedIn) return '/auth';
  return plan === 'free' ? '/quiz' : `/subscribe?plan=${plan}`;
};
