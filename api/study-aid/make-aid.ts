import { isPro } from '../../domain/contracts/account.ts';
import type { Settings } from '../../domain/contracts/settings.ts';
import {
  type GenerateAidBody,
  type GeneratedAid,
  partsPerAid,
} from '../../domain/contracts/study-aids.ts';
import { generationsStream, type StudyAidId } from '../../domain/kernel/ids.ts';
import { seedOf } from '../../domain/kernel/random.ts';
import { dayIn } from '../../domain/kernel/time.ts';
import type { GenerationMost, GenerationRequest } from '../../domain/ports/generation.ts';
import { cardsTaken, type GenerationsOfDay } from '../../domain/study-aid/day-requests.ts';
import {
  type FinishStudyAid,
  generationsOfDay,
  type RequestStudyAid,
} from '../../domain/study-aid/generations-of-day.ts';
import { carryOut } from '../server/carry-out.ts';
import type { ApiContext } from '../server/context.ts';
import type { Exchange } from '../server/exchange.ts';
import { learnersNow } from '../server/learners-now.ts';
import { Refused } from '../server/refused.ts';
import { signedIn } from '../server/signed-in.ts';
import { currentSettings } from '../settings/current-settings.ts';
import type { Answer } from './answer.ts';
import { askGenerator } from './ask-generator.ts';
import { newAidId } from './new-aid-id.ts';
import { refuseDuringExam } from './refuse-during-exam.ts';

/** What is asked of the generator, and within which limits. */
type Making = {
  readonly settings: Settings;
  readonly request: GenerationRequest;
  readonly most: GenerationMost | null;
};

const makingOf = async (
  context: ApiContext,
  { request: { session } }: { readonly request: Exchange['request'] },
  { aidId, body }: { readonly aidId: StudyAidId; readonly body: GenerateAidBody },
): Promise<Making> => {
  const settings = await currentSettings(context);
  const { model, maxTokens } = settings;
  const { world } = context;
  const request: GenerationRequest = {
    topic: body.topic,
    method: body.studyMethod,
    field: session?.account?.field ?? null,
    seed: seedOf(aidId),
    count: partsPerAid,
    model: world.settings.model === undefined ? null : { model, maxTokens },
  };
  return { settings, request, most: world.generator.most(request) };
};

const commandOf = (
  context: ApiContext,
  exchange: Exchange,
  { aidId, making }: { readonly aidId: StudyAidId; readonly making: Making },
): RequestStudyAid => {
  const session = signedIn(exchange.request);
  const { at, timeZone } = learnersNow(context, session);
  const { settings, most } = making;
  const { method, topic } = making.request;
  const isLimited = method === 'flashcards' && !isPro(session.account?.tier ?? 'free');
  return {
    type: 'RequestStudyAid',
    aidId,
    learnerId: session.accountId,
    at,
    day: dayIn(timeZone, at),
    method,
    topic,
    cards: method === 'flashcards' ? partsPerAid : 0,
    dailyCards: isLimited ? settings.freeFlashcardsPerDay : null,
    tokens: most?.tokens ?? 0,
    dailyTokens: settings.learnerTokensPerDay,
  };
};

const leftOf = ({ dailyCards, at }: RequestStudyAid, state: GenerationsOfDay): number | null =>
  dailyCards === null ? null : Math.max(0, dailyCards - cardsTaken(state, at));

/**
 * What the generator made of it. A request that was sent again is answered with what was written for it; a
 * model is asked once, and where nobody here knows what it wrote the built-in knowledge base answers.
 */
const answerTo = (
  context: ApiContext,
  { request, most, settings }: Making,
  { command, state }: { readonly command: RequestStudyAid; readonly state: GenerationsOfDay },
): Promise<Answer> => {
  const { aidId, dailyCards, at } = command;
  const granted = state.get(aidId);
  // Of flashcards what the day still held.
  const count = dailyCards === null ? partsPerAid : (granted?.cards ?? 0);
  const isFirst = granted?.status === 'waiting' && granted.at === at;
  const ask = () =>
    askGenerator(
      context,
      { ...request, count, model: isFirst ? request.model : null },
      { aidId, most: isFirst ? most : null, isLeft: (granted?.tokens ?? 0) > 0, settings },
    );
  const { latelyWritten: lately } = context;
  return most ? (lately.known(aidId) ?? lately.keep(aidId, ask())) : ask();
};

/** What the learner is given of it. Throws `Refused` where nothing came of it. */
const present = (
  { command, state }: { readonly command: RequestStudyAid; readonly state: GenerationsOfDay },
  { made, outcome, near }: Answer,
): GeneratedAid => {
  if (!made || outcome.kind !== 'made') {
    const isUnknown = outcome.kind === 'unknown';
    throw new Refused(isUnknown ? { code: 'TopicUnknown', near } : { code: 'GenerationFailed' });
  }
  const { title, provider, cost, sources, aid } = made;
  return {
    id: command.aidId,
    topic: command.topic,
    studyMethod: command.method,
    title,
    provider,
    model: provider === 'built-in' ? null : cost.model,
    standsIn: outcome.standsIn,
    sources: [...sources],
    content: aid.content,
    flashcardsLeft: leftOf(command, state),
  };
};

/**
 * Makes one study aid: what the day's limits allow is held first, then the generator is asked, then what
 * came of it is recorded. Throws `Refused`, and what the log throws.
 */
export const makeStudyAid = async (
  context: ApiContext,
  exchange: Exchange,
  body: GenerateAidBody,
): Promise<GeneratedAid> => {
  const { accountId } = signedIn(exchange.request);
  await refuseDuringExam(context, accountId);
  const aidId = newAidId(context, exchange.request);
  const making = await makingOf(context, exchange, { aidId, body });
  const command = commandOf(context, exchange, { aidId, making });
  const ofDay = {
    decider: generationsOfDay,
    stream: generationsStream(accountId, command.day),
    actor: accountId,
  };
  const { state } = await carryOut(context, exchange, { ...ofDay, command });
  const answer = await answerTo(context, making, { command, state });
  const { took, outcome } = answer;
  const at = context.world.clock.instant();
  const done: FinishStudyAid = {
    type: 'FinishStudyAid',
    aidId,
    learnerId: accountId,
    at,
    took,
    outcome,
  };
  const finished = await carryOut(context, exchange, { ...ofDay, command: done, eachTime: true });
  return present({ command, state: finished.state }, answer);
};
