import { vi } from 'vitest';
import { z } from 'zod';
import { user } from '../../../../../domain/contracts/account.ts';
import { achievementList } from '../../../../../domain/contracts/achievements.ts';
import {
  adaptiveAnswerBody,
  adaptiveStep,
} from '../../../../../domain/contracts/adaptive-answers.ts';
import { quizAnalytics } from '../../../../../domain/contracts/analytics.ts';
import { activityBody, markBody } from '../../../../../domain/contracts/attempt-work.ts';
import {
  askedOfProcessor,
  begunSubscription,
  billing,
  invoicePage,
  planBody,
  sandboxPayment,
  sandboxPaymentBody,
} from '../../../../../domain/contracts/billing.ts';
import { publicConfig } from '../../../../../domain/contracts/config.ts';
import { customQuiz, customQuizBody } from '../../../../../domain/contracts/custom-quiz.ts';
import { evidence } from '../../../../../domain/contracts/evidence.ts';
import { attemptFilm } from '../../../../../domain/contracts/film.ts';
import { generationStatus } from '../../../../../domain/contracts/generation.ts';
import { ownReports, ownReportsBody, reportBody } from '../../../../../domain/contracts/items.ts';
import { laboratoryValueList } from '../../../../../domain/contracts/laboratory.ts';
import { peers } from '../../../../../domain/contracts/measurement.ts';
import { progress } from '../../../../../domain/contracts/progress.ts';
import {
  answerDetails,
  answersBody,
  attemptAnswer,
  openAttemptList,
  questionList,
  quizHistory,
  revealBody,
  revealedAnswer,
  saveAnswerBody,
  submitBody,
  submittedAttempt,
} from '../../../../../domain/contracts/quiz.ts';
import { quizList } from '../../../../../domain/contracts/quiz-list.ts';
import { quizOverview } from '../../../../../domain/contracts/quiz-overview.ts';
import { readinessView } from '../../../../../domain/contracts/readiness.ts';
import { referralStats } from '../../../../../domain/contracts/referral-stats.ts';
import {
  calendarFeed,
  reviewAnswerBody,
  reviewAnswered,
  reviewOverview,
  reviewQuestions,
  reviewRated,
  reviewRatingBody,
  studyPlan,
  studyPlanBody,
} from '../../../../../domain/contracts/review.ts';
import {
  decisionAnswer,
  decisionBody,
  decisionOutcome,
  forkBody,
  simulationPaper,
  simulationView,
} from '../../../../../domain/contracts/simulation.ts';
import { progressAsOf, progressChanges } from '../../../../../domain/contracts/time-travel.ts';
import { adminCalls, type Contract } from './admin-calls.ts';
import { otherCalls } from './other-calls.ts';

export type Call = {
  readonly method: string;
  readonly path: string;
  readonly search: URLSearchParams;
  readonly body: unknown;
  readonly headers: Headers;
};

export type Answer = {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
};

/** A body alone is answered with 200; `offline` is no answer at all. */
export type Handler = (call: Call) => Answer | 'offline' | Promise<Answer | 'offline'>;

const contracts: readonly Contract[] = [
  { call: /^GET \/api\/user$/, answer: user },
  { call: /^GET \/api\/config$/, answer: publicConfig },
  { call: /^PATCH \/api\/auth\/user$/ },
  { call: /^GET \/api\/progress$/, answer: progress },
  { call: /^GET \/api\/progress\/as-of\/[\d-]+$/, answer: progressAsOf },
  { call: /^GET \/api\/progress\/changes$/, answer: progressChanges },
  { call: /^GET \/api\/evidence\/[^/]+$/, answer: evidence },
  { call: /^GET \/api\/review$/, answer: reviewOverview },
  { call: /^GET \/api\/review\/questions$/, answer: reviewQuestions },
  { call: /^POST \/api\/review\/[\w-]+\/answer$/, body: reviewAnswerBody, answer: reviewAnswered },
  { call: /^POST \/api\/review\/[\w-]+\/rating$/, body: reviewRatingBody, answer: reviewRated },
  { call: /^(?:GET|POST) \/api\/review\/feed(?:\/revoke)?$/, answer: calendarFeed },
  { call: /^GET \/api\/study-plan$/, answer: studyPlan },
  { call: /^PUT \/api\/study-plan$/, body: studyPlanBody, answer: studyPlan },
  { call: /^GET \/api\/analytics\/quiz\/[\w-]+\/\w+$/, answer: quizAnalytics },
  { call: /^GET \/api\/achievements$/, answer: achievementList },
  { call: /^GET \/api\/billing$/, answer: billing },
  { call: /^GET \/api\/billing\/invoices$/, answer: invoicePage },
  { call: /^POST \/api\/billing\/trial$/, body: planBody, answer: billing },
  { call: /^POST \/api\/billing\/plan$/, body: planBody, answer: askedOfProcessor },
  { call: /^POST \/api\/billing\/(?:cancel|resume)$/, answer: askedOfProcessor },
  { call: /^POST \/api\/create-subscription$/, body: planBody, answer: begunSubscription },
  { call: /^POST \/api\/sandbox\/payments$/, body: sandboxPaymentBody, answer: sandboxPayment },
  { call: /^GET \/api\/referrals\/stats$/, answer: referralStats },
  ...otherCalls,
  { call: /^GET \/api\/readiness$/, answer: readinessView },
  { call: /^GET \/api\/quiz\/history$/, answer: quizHistory },
  { call: /^GET \/api\/quiz\/overview\/[\w-]+$/, answer: quizOverview },
  { call: /^GET \/api\/attempts\/open$/, answer: openAttemptList },
  { call: /^GET \/api\/quizzes$/, answer: quizList },
  { call: /^POST \/api\/quizzes$/, body: customQuizBody, answer: customQuiz },
  {
    call: /^POST \/api\/attempts\/[\w-]+\/reveal\/[\w-]+$/,
    body: revealBody,
    answer: revealedAnswer,
  },
  { call: /^GET \/api\/questions\/[\w-]+$/, answer: z.union([questionList, simulationPaper]) },
  { call: /^GET \/api\/attempts\/[\w-]+$/, answer: attemptAnswer },
  { call: /^GET \/api\/attempts\/[\w-]+\/film$/, answer: attemptFilm },
  { call: /^GET \/api\/attempts\/[\w-]+\/peers$/, answer: peers },
  {
    call: /^POST \/api\/attempts\/[\w-]+\/adaptive-answers$/,
    body: adaptiveAnswerBody,
    answer: adaptiveStep,
  },
  { call: /^PUT \/api\/attempts\/[\w-]+\/answers\/[\w-]+$/, body: saveAnswerBody },
  { call: /^PUT \/api\/attempts\/[\w-]+\/marks\/[\w-]+$/, body: markBody },
  { call: /^POST \/api\/attempts\/[\w-]+\/activity$/, body: activityBody },
  { call: /^POST \/api\/attempts\/[\w-]+\/(pause|resume)$/ },
  { call: /^GET \/api\/laboratory-values$/, answer: laboratoryValueList },
  { call: /^POST \/api\/attempts\/[\w-]+\/void$/ },
  { call: /^GET \/api\/simulations\/[\w-]+$/, answer: simulationView },
  {
    call: /^POST \/api\/simulations\/[\w-]+\/decisions$/,
    body: decisionBody,
    answer: decisionAnswer,
  },
  {
    call: /^POST \/api\/simulations\/[\w-]+\/forks$/,
    body: forkBody,
    answer: decisionOutcome,
  },
  { call: /^POST \/api\/quiz\/submit$/, body: submitBody, answer: submittedAttempt },
  { call: /^POST \/api\/quiz\/answers$/, body: answersBody, answer: answerDetails },
  { call: /^POST \/api\/items\/[\w-]+\/reports$/, body: reportBody },
  { call: /^GET \/api\/admin\/generation-status$/, answer: generationStatus },
  { call: /^POST \/api\/quiz\/reports$/, body: ownReportsBody, answer: ownReports },
  ...adminCalls,
];

const respond = (answer: Answer, contract: Contract): Response => {
  const { status = 200, body, headers = {} } = answer;
  const isOk = status < 300;
  if (isOk && contract.answer) contract.answer.parse(body);
  return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
};

const callOf = (path: string, init: RequestInit | undefined): Call => {
  const url = new URL(path, 'http://boardwell.test');
  const body: unknown = init?.body === undefined ? undefined : JSON.parse(String(init.body));
  const headers = new Headers(init?.headers);
  return {
    method: init?.method ?? 'GET',
    path: url.pathname,
    search: url.searchParams,
    body,
    headers,
  };
};

const isHandler = (given: unknown): given is Handler => typeof given === 'function';

export type FakeServer = {
  /** Every call so far, oldest first. */
  readonly calls: readonly Call[];
  readonly callsTo: (method: string, path: string | RegExp) => readonly Call[];
  /** Answers this method and path from now on. */
  readonly on: (method: string, path: string, handler: Handler) => void;
};

/**
 * Answers each "METHOD /path" with a body, or as a handler says.
 * Stands where the network begins: the page's calls and the answers given here both have to fit the
 * contracts, so no test can agree with itself on a shape the product does not have.
 */
export const fakeServer = (answers: Readonly<Record<string, unknown>> = {}): FakeServer => {
  const calls: Call[] = [];
  const handlers = new Map<string, Handler>(
    Object.entries(answers).map(([call, given]) => [
      call,
      isHandler(given) ? given : () => ({ body: given }),
    ]),
  );
  const answer = async (path: string, init?: RequestInit): Promise<Response> => {
    const call = callOf(path, init);
    const name = `${call.method} ${call.path}`;
    const contract = contracts.find((known) => known.call.test(name));
    const handler = handlers.get(name);
    if (!contract || !handler) throw new Error(`The fake server does not know ${name}`);
    contract.body?.parse(call.body);
    calls.push(call);
    const answered = await handler(call);
    if (answered === 'offline') throw new TypeError('fetch failed');
    return respond(answered, contract);
  };
  vi.stubGlobal('fetch', vi.fn(answer));
  return {
    calls,
    callsTo: (method, path) =>
      calls.filter(
        (call) =>
          call.method === method &&
          (typeof path === 'string' ? call.path === path : path.test(call.path)),
      ),
    on: (method, path, handler) => handlers.set(`${method} ${path}`, handler),
  };
};
