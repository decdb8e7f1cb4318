import { z } from 'zod';
import type { CalendarDay } from './time.ts';

const id = z.string().regex(/^[A-Za-z0-9-]{1,64}$/, 'Use an id as the server issued it');

export const accountId = id.brand<'AccountId'>();
export type AccountId = z.infer<typeof accountId>;

export const attemptId = id.brand<'AttemptId'>();
export type AttemptId = z.infer<typeof attemptId>;

/** Names the cards that were shown for review together. */
export const sheetId = id.brand<'SheetId'>();
export type SheetId = z.infer<typeof sheetId>;

/** Longer than other ids: an item of a case is named by its field, its case and its ask. */
export const itemId = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,96}$/, 'Use an id as the server issued it')
  .brand<'ItemId'>();
export type ItemId = z.infer<typeof itemId>;

/** What a learner knows a question by: it names neither the item nor anything of it. */
export const questionId = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,64}(?:\.[1-9]\d{0,2})?$/, 'Use an id as the server issued it')
  .brand<'QuestionId'>();
export type QuestionId = z.infer<typeof questionId>;

/**
 * An option of an item or of a decision, as the bank and the log know it: it tells neither a place nor a
 * meaning. In the first versions of the bank a letter.
 */
export const optionId = z
  .string()
  .regex(/^[A-Za-z0-9]{1,16}$/, 'Use an id of an option')
  .brand<'OptionId'>();
export type OptionId = z.infer<typeof optionId>;

export const scenarioId = id.brand<'ScenarioId'>();
export type ScenarioId = z.infer<typeof scenarioId>;

/** A scenario as one simulation names it to its learner: whose it is and at which place, nothing else. */
export const drawnScenarioId = id.brand<'DrawnScenarioId'>();
export type DrawnScenarioId = z.infer<typeof drawnScenarioId>;

/** A school. */
export const institutionId = id.brand<'InstitutionId'>();
export type InstitutionId = z.infer<typeof institutionId>;

export const invitationId = id.brand<'InvitationId'>();
export type InvitationId = z.infer<typeof invitationId>;

/** Something that was made to study from. */
export const studyAidId = id.brand<'StudyAidId'>();
export type StudyAidId = z.infer<typeof studyAidId>;

/** An image to read, by the name of its case. */
export const imageId = id.brand<'ImageId'>();
export type ImageId = z.infer<typeof imageId>;
/** A conversation with the tutor. */
export const tutorConversationId = id.brand<'TutorConversationId'>();
export type TutorConversationId = z.infer<typeof tutorConversationId>;

/** What a learner said, and the tutor's answer to it; the learner's page names it. */
export const tutorTurnId = z.uuid('Name each turn with a new random UUID').brand<'TutorTurnId'>();
export type TutorTurnId = z.infer<typeof tutorTurnId>;
/** Flashcards that were put down together, or were made as one study aid. */
export const deckId = id.brand<'DeckId'>();
export type DeckId = z.infer<typeof deckId>;

/** A flashcard: its deck and its place there. */
export const flashcardId = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,64}\.[1-9]\d{0,2}$/, 'Use an id as the server issued it')
  .brand<'FlashcardId'>();
export type FlashcardId = z.infer<typeof flashcardId>;
/** A quiz of medical terms. */
export const termsQuizId = id.brand<'TermsQuizId'>();
export type TermsQuizId = z.infer<typeof termsQuizId>;

/** What editors had made for learners. */
export const contentId = id.brand<'ContentId'>();
export type ContentId = z.infer<typeof contentId>;

/** A post of the blog: named by its file, or as the server issued it. */
export const blogPostId = id.brand<'BlogPostId'>();
export type BlogPostId = z.infer<typeof blogPostId>;

export const cohortId = id.brand<'CohortId'>();
export type CohortId = z.infer<typeof cohortId>;

/** Names one wish of one client: the same id again must have the same effect, once. */
export const commandId = z.uuid().brand<'CommandId'>();
export type CommandId = z.infer<typeof commandId>;

/** Every kind of stream that the product writes; a log may hold those of other applications too. */
export const streamKinds = [
  ...(['account', 'subscription', 'attempt', 'achievements', 'readiness', 'item'] as const),
  ...(['review', 'studyplan', 'scenario', 'simulation', 'operations', 'refusals'] as const),
  ...(['draws', 'referrals', 'institution', 'generations', 'aid', 'settings'] as const),
  ...(['readings', 'tutor', 'deck', 'flashcard', 'recall', 'terms'] as const),
  ...(['termsquiz', 'audit', 'content', 'post', 'replay', 'metrics'] as const),
] as const;

declare const streamBrand: unique symbol;
/** A stream of the event log: a kind, a hyphen and an id, for example attempt-3f2a. */
export type StreamName = string & { readonly [streamBrand]: true };

const ownName = new RegExp(`^(?:${streamKinds.join('|')})-[A-Za-z0-9-]{1,80}$`);

/** Whether a stream is one of this product, by its name. */
export const isOwnStream = (name: string): name is StreamName => ownName.test(name);

const streamOf = (kind: (typeof streamKinds)[number], id: string) => `${kind}-${id}` as StreamName;

export const accountStream = (account: AccountId) => streamOf('account', account);
/** What strangers make happen of one UTC day, so that no account's own stream grows by it. */
export const refusalsStream = (account: AccountId, day: CalendarDay) =>
  streamOf('refusals', `${account}-${day.replaceAll('-', '')}`);
/** What a learner draws on one UTC day. */
export const drawsStream = (learner: AccountId, day: CalendarDay) =>
  streamOf('draws', `${learner}-${day.replaceAll('-', '')}`);
export const subscriptionStream = (account: AccountId) => streamOf('subscription', account);
/** Who came by an account's code. */
export const referralsStream = (referrer: AccountId) => streamOf('referrals', referrer);
export const attemptStream = (attempt: AttemptId) => streamOf('attempt', attempt);
export const achievementsStream = (account: AccountId) => streamOf('achievements', account);
export const readinessStream = (account: AccountId) => streamOf('readiness', account);
/** Of a read model or a reaction, by its name. */
export const operationsStream = (name: string) => streamOf('operations', name);
export const itemStream = (item: ItemId) => streamOf('item', item);
/** One of a learner's days of review, so that no stream grows for ever. */
export const reviewStream = (learner: AccountId, day: CalendarDay) =>
  streamOf('review', `${learner}-${day.replaceAll('-', '')}`);
export const studyPlanStream = (learner: AccountId) => streamOf('studyplan', learner);
export const scenarioStream = (scenario: ScenarioId) => streamOf('scenario', scenario);
/** A simulation is an attempt at an exam; only its stream is of another kind. */
export const simulationStream = (attempt: AttemptId) => streamOf('simulation', attempt);
/** A school: its seats, who has one, its invitations and its cohorts. */
export const institutionStream = (institution: InstitutionId) =>
  streamOf('institution', institution);
/** What one learner had made of one of their days: requests, what came of them, and the day's limit. */
export const generationsStream = (learner: AccountId, day: CalendarDay) =>
  streamOf('generations', `${learner}-${day.replaceAll('-', '')}`);
/** What administrators set for the whole product. */
export const settingsStream = streamOf('settings', 'product');
/** The images that one learner read on one of their days. */
export const readingsStream = (learner: AccountId, day: CalendarDay) =>
  streamOf('readings', `${learner}-${day.replaceAll('-', '')}`);
/** A study aid that was saved. */
export const studyAidStream = (aid: StudyAidId) => streamOf('aid', aid);
/** One conversation with the tutor, of a bounded number of turns. */
export const tutorStream = (conversation: TutorConversationId) => streamOf('tutor', conversation);
/** Flashcards that were put down together. */
export const deckStream = (deck: DeckId) => streamOf('deck', deck);
/** What became of one flashcard after it was put down. */
export const flashcardStream = (card: FlashcardId) => streamOf('flashcard', card.replace('.', '-'));
/** One of a learner's days of flashcards. */
export const recallStream = (learner: AccountId, day: CalendarDay) =>
  streamOf('recall', `${learner}-${day.replaceAll('-', '')}`);
/** The terms that one learner marked on one of their days. */
export const termsStream = (learner: AccountId, day: CalendarDay) =>
  streamOf('terms', `${learner}-${day.replaceAll('-', '')}`);
export const termsQuizStream = (quiz: TermsQuizId) => streamOf('termsquiz', quiz);
/** One piece of content: made once, then moved by reviewers. */
export const contentStream = (content: ContentId) => streamOf('content', content);
/** One post of the blog. */
export const blogPostStream = (post: BlogPostId) => streamOf('post', post);
/** What an administrator read of others on one UTC day. */
export const auditStream = (viewer: AccountId, day: CalendarDay) =>
  streamOf('audit', `${viewer}-${day.replaceAll('-', '')}`);
/** What administrators asked of one rebuild, or of one run of a metric. */
export const replayStream = (id: string) => streamOf('replay', id);
/** Which metrics are kept up to date: they are few. */
export const liveMetricsStream = streamOf('metrics', 'live');
