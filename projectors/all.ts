import { accounts } from './accounts/accounts.ts';
import { achievements } from './achievements/achievements.ts';
import { attempts } from './attempts/attempts.ts';
import { audit } from './audit/audit.ts';
import { blogPosts } from './blog-posts/blog-posts.ts';
import { contentLibrary } from './content-library/content-library.ts';
import { flashcardDecks } from './flashcard-decks/flashcard-decks.ts';
import { flashcardPaces } from './flashcard-paces/flashcard-paces.ts';
import { flashcards } from './flashcards/flashcards.ts';
import { generationRequests } from './generation-requests/generation-requests.ts';
import { heldItems } from './held-items/held-items.ts';
import { imageReadings } from './image-readings/image-readings.ts';
import { invoices } from './invoices/invoices.ts';
import { itemBank } from './item-bank/item-bank.ts';
import { itemExposure } from './item-exposure/item-exposure.ts';
import { itemFlags } from './item-flags/item-flags.ts';
import { itemQuality } from './item-quality/item-quality.ts';
import { itemReports } from './item-reports/item-reports.ts';
import { itemRevisions } from './item-revisions/item-revisions.ts';
import { metricRuns } from './metric-runs/metric-runs.ts';
import { progress } from './progress/progress.ts';
import type { Projection } from './projection.ts';
import { quizHistory } from './quiz-history/quiz-history.ts';
import { readinessEstimates } from './readiness/readiness.ts';
import { readinessEvidence } from './readiness-evidence/readiness-evidence.ts';
import { referrals } from './referrals/referrals.ts';
import { rescorings } from './rescorings/rescorings.ts';
import { reviewCards } from './review-cards/review-cards.ts';
import { reviewPaces } from './review-paces/review-paces.ts';
import { reviewSheets } from './review-sheets/review-sheets.ts';
import { scenarioBank } from './scenario-bank/scenario-bank.ts';
import { scenarioRevisions } from './scenario-revisions/scenario-revisions.ts';
import { schoolTies } from './school-ties/school-ties.ts';
import { simulations } from './simulations/simulations.ts';
import { studyAids } from './study-aids/study-aids.ts';
import { studyMonths } from './study-months/study-months.ts';
import { studyPlans } from './study-plans/study-plans.ts';
import { termProgress } from './term-progress/term-progress.ts';
import { topicMastery } from './topic-mastery/topic-mastery.ts';
import { tutorConversations } from './tutor-conversations/tutor-conversations.ts';

/** What one learner did, in rows of their own. */
const ofLearners = [
  progress,
  quizHistory,
  topicMastery,
  studyMonths,
  achievements,
  attempts,
  itemExposure,
  itemFlags,
  itemReports,
  heldItems,
  rescorings,
  reviewCards,
  reviewPaces,
  reviewSheets,
  studyPlans,
  readinessEvidence,
  readinessEstimates,
  simulations,
  studyAids,
  generationRequests,
  flashcardDecks,
  imageReadings,
  tutorConversations,
  flashcards,
  flashcardPaces,
  termProgress,
] as const;

/** Who there is, what the bank holds and how it does, and who did what. */
const ofAll = [
  accounts,
  itemBank,
  itemRevisions,
  itemQuality,
  scenarioBank,
  scenarioRevisions,
  referrals,
  schoolTies,
  invoices,
  contentLibrary,
  blogPosts,
  metricRuns,
  audit,
] as const;

/** Every read model with the types of its own. */
export type Listed = (typeof ofLearners | typeof ofAll)[number];

/** What whoever looks for the rows of one person knows of a read model. */
export type OwnedReadModel = Pick<Listed, 'name' | 'table' | 'owner'>;

export const ownedReadModels: readonly OwnedReadModel[] = [...ofAll, ...ofLearners];

/** The name of a read model, for whoever says which ones something reads. */
export type ProjectionName = Listed['name'];

/** The runtime treats every projection alike; each one's own types were checked where it is defined. */
const erased = (projection: unknown): Projection => projection as Projection;

export const learnersProjections: readonly Projection[] = ofLearners.map(erased);

export const projections: readonly Projection[] = [...ofAll.map(erased), ...learnersProjections];
