import { account } from '../../account/account.ts';
import type { QuizResult } from '../../attempt/events.ts';
import type { ReportItem } from '../../bank/item/publication-state.ts';
import type { SubscriptionTier } from '../../contracts/account.ts';
import { examsOf } from '../../contracts/exams.ts';
import type { FieldCode } from '../../contracts/fields.ts';
import {
  type AccountId,
  accountStream,
  studyPlanStream,
  subscriptionStream,
} from '../../kernel/ids.ts';
import { randomFrom, seedOf } from '../../kernel/random.ts';
import {
  addDays,
  type CalendarDay,
  dayIn,
  epochMs,
  type Instant,
  instantOf,
} from '../../kernel/time.ts';
import { studyPlan } from '../../review/study-plan.ts';
import { subscription } from '../../subscription/subscription.ts';
import { type LifeBank, meetings } from './bank.ts';
import { type PlannedQuiz, plannedQuizzes, type QuizKind, startOfDayMs } from './calendar.ts';
import { celebrations } from './celebrate.ts';
import { reportsOf } from './doubt.ts';
import { drawQuiz } from './draw.ts';
import { foresight } from './foresee.ts';
import { type Learner, lifeZone } from './learner.ts';
import { payForPlan } from './pay.ts';
import { personOf } from './person.ts';
import { cardStudy } from './recall-cards.ts';
import { type Deed, deedRecorder, type LifeIds } from './recorder.ts';
import { reviews } from './review-missed.ts';
import { takeSimulation } from './simulate.ts';
import { temperamentOf } from './temperament.ts';
import { takeQuiz } from './work.ts';

/** Whose life is made up, and how much of it. */
export type LifeWish = {
  readonly accountId: AccountId;
  readonly username: string;
  readonly field: FieldCode;
  /** The first day that is not lived any more. */
  readonly until: CalendarDay;
  readonly days: number;
  /** In order, the oldest first: so many quizzes will be in the history. */
  readonly kinds: readonly QuizKind[];
  readonly tier: SubscriptionTier;
  /** Whether the tier was paid for, with invoices; else it was granted. */
  readonly isPaying: boolean;
  /** Keeps Pro when nobody pays any more. */
  readonly keepsPro: boolean;
  readonly isAdmin: boolean;
  /** Whether every answer is saved as it is given; else all come with the hand-in. */
  readonly savesAnswers: boolean;
  /** So many items of the bank are looked at for a practice quiz; all of them when absent. */
  readonly choosesFrom?: number;
};

export type Life = {
  /** In the order in which they happened. */
  readonly deeds: readonly Deed[];
  /** What is to be said of questions of the bank. */
  readonly reports: readonly ReportItem[];
};

const minuteMs = 60_000;
const openingHour = 15;

const weakestArea = (
  { items }: LifeBank,
  { inArea }: ReturnType<typeof temperamentOf>,
): string | undefined =>
  [...new Set(items.map(({ area }) => area))].toSorted((a, b) => inArea(a) - inArea(b))[0];

const learnerOf = (wish: LifeWish, bank: LifeBank, ids: LifeIds): Learner => {
  const random = randomFrom(seedOf(`life of ${wish.username} in ${wish.field}`));
  const [exam] = examsOf(wish.field);
  if (!exam) throw new Error(`${wish.field} has no exam`);
  const { accountId, field, savesAnswers } = wish;
  const temperament = temperamentOf(random);
  const recorder = deedRecorder(ids);
  const part = wish.choosesFrom === undefined ? {} : { choosesFrom: wish.choosesFrom };
  const weakArea = weakestArea(bank, temperament);
  const own = { accountId, field, exam, savesAnswers, weakArea, ...part };
  return { ...own, bank, random, temperament, meetings: meetings(bank), recorder, ids };
};

/** When an account was opened that stands at the beginning of a life. */
export const openedAt = ({ until, days }: Pick<LifeWish, 'until' | 'days'>) =>
  instantOf(startOfDayMs(addDays(until, -days)) + openingHour * 60 * minuteMs);

/** The day that a life is lived up to, told from when its account was opened. */
export const untilOf = (opened: ReturnType<typeof openedAt>, days: number): CalendarDay =>
  addDays(dayIn(lifeZone, opened), days);

const open = ({ accountId, recorder, random, field }: Learner, wish: LifeWish): void => {
  const at = openedAt(wish);
  const stream = accountStream(accountId);
  const { username } = wish;
  recorder.carryOut({
    decider: account,
    stream,
    command: {
      type: 'OpenAccount',
      accountId,
      at,
      username,
      email: `${username}@testers.invalid`,
      ...personOf(random),
      field,
      timeZone: lifeZone,
    },
  });
  const verify = { type: 'VerifyEmail', accountId, at: instantOf(epochMs(at) + 30_000) } as const;
  recorder.carryOut({ decider: account, stream, command: verify });
  if (wish.isAdmin) {
    const role = { type: 'GrantRole', accountId, at, role: 'admin' } as const;
    recorder.carryOut({ decider: account, stream, command: role });
  }
};

const grantPlan = (
  { accountId, recorder }: Learner,
  { tier, at }: { readonly tier: SubscriptionTier; readonly at: Instant },
): void => {
  recorder.carryOut({
    decider: subscription,
    stream: subscriptionStream(accountId),
    command: { type: 'GrantPlan', accountId, at, tier },
  });
};

/** A day before the life ends, when all payments are made. */
const lastDayOf = ({ until }: LifeWish): Instant => instantOf(startOfDayMs(addDays(until, -1)));

const comeByPlan = (learner: Learner, wish: LifeWish): void => {
  const { tier, isPaying, keepsPro } = wish;
  const opened = openedAt(wish);
  if (!isPaying || tier === 'free') {
    grantPlan(learner, { tier, at: instantOf(epochMs(opened) + minuteMs) });
    return;
  }
  // Of its own, so that how a plan is paid changes nothing of how its owner studies.
  const random = randomFrom(seedOf(`plan of ${wish.username}`));
  const isUpgrade = keepsPro && tier === 'annual';
  const before = lastDayOf(wish);
  const isLate = random() < 0.3;
  payForPlan(learner, { plan: tier, openedAt: opened, before, isUpgrade, isLate });
  if (keepsPro) grantPlan(learner, { tier, at: before });
};

const plan = ({ accountId, recorder, random, field, exam }: Learner, wish: LifeWish): void => {
  const at = instantOf(epochMs(openedAt(wish)) + 5 * minuteMs);
  // No plan reaches further than a year.
  const ahead = Math.min(360 - wish.days, 12 + Math.floor(random() * 40));
  recorder.carryOut({
    decider: studyPlan,
    stream: studyPlanStream(accountId),
    command: {
      type: 'SetStudyPlan',
      learnerId: accountId,
      at,
      today: dayIn(lifeZone, at),
      field,
      exam: exam.name,
      examDay: ahead > 0 ? addDays(wish.until, ahead) : null,
      minutesADay: 15 + 5 * Math.floor(random() * 4),
      daysOff: random() < 0.5 ? ['sun'] : [],
    },
  });
};

const signIn = ({ accountId, recorder }: Learner, { startsAt }: PlannedQuiz): void => {
  const at = instantOf(startsAt - 32 * minuteMs);
  const command = { type: 'SignIn', accountId, at } as const;
  recorder.carryOut({ decider: account, stream: accountStream(accountId), command });
};

const practiceInstead = (quiz: PlannedQuiz): PlannedQuiz =>
  quiz.kind === 'simulation' ? { ...quiz, kind: 'timed' } : quiz;

/** A paper or a simulation; neither where the bank holds nothing for it. */
const take = (learner: Learner, quiz: PlannedQuiz, number: number) => {
  const walked = quiz.kind === 'simulation' ? takeSimulation(learner, quiz, number) : undefined;
  if (walked) return { walked, handedIn: undefined };
  const paper = drawQuiz(learner, practiceInstead(quiz), number);
  return { walked, handedIn: paper && takeQuiz(learner, paper, quiz.lived) };
};

/** Quiz by quiz: what is due is reviewed, a paper is taken, and what follows of it follows. */
const study = (learner: Learner, quizzes: readonly PlannedQuiz[]): readonly QuizResult[] => {
  const [review, foresee] = [reviews(learner), foresight(learner)];
  const [celebrate, studyCards] = [celebrations(learner), cardStudy(learner)];
  const results: QuizResult[] = [];
  for (const [number, quiz] of quizzes.entries()) {
    signIn(learner, quiz);
    review.sit(quiz.startsAt - 30 * minuteMs);
    studyCards(quiz, number);
    const { walked, handedIn } = take(learner, quiz, number);
    if (walked) celebrate(walked);
    if (!handedIn) continue;
    results.push(handedIn.result);
    review.missed(handedIn.result);
    celebrate(handedIn.result);
    foresee(handedIn);
  }
  return results;
};

/**
 * Makes up a learner's life by the rules of the product. The same wish on the same bank gives the
 * same life on every machine.
 */
export const liveLife = (wish: LifeWish, bank: LifeBank, ids: LifeIds): Life => {
  const learner = learnerOf(wish, bank, ids);
  open(learner, wish);
  comeByPlan(learner, wish);
  plan(learner, wish);
  const results = study(learner, plannedQuizzes(wish, learner.random));
  return { deeds: learner.recorder.deeds, reports: reportsOf(learner, results) };
};
