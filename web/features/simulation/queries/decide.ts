import {
  type DecisionAnswer,
  type DecisionBody,
  decisionAnswer,
  decisionOutcome,
  type ForkBody,
} from '../../../../domain/contracts/simulation.ts';
import { request } from '../../../http/request.ts';

const pathOf = (attemptId: string, what: 'decisions' | 'forks'): string =>
  `/api/simulations/${encodeURIComponent(attemptId)}/${what}`;

/** Makes a decision for good. @throws HttpError when the simulation does not take it. */
export const decide = (attemptId: string, body: DecisionBody): Promise<DecisionAnswer> =>
  request({
    path: pathOf(attemptId, 'decisions'),
    method: 'POST',
    body,
    schema: decisionAnswer,
    keepalive: true,
  });

/** Notes that another choice of the past was looked at. */
export const forkDecision = (attemptId: string, body: ForkBody): Promise<unknown> =>
  request({ path: pathOf(attemptId, 'forks'), method: 'POST', body, schema: decisionOutcome });
