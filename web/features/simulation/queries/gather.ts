import {
  type GatheringAnswer,
  type GatheringBody,
  gatheringAnswer,
} from '../../../../domain/contracts/gathering-call.ts';
import { request } from '../../../http/request.ts';

/** Asks for one thing for good, or ends the asking. @throws HttpError when the simulation does not take it. */
export const gather = (attemptId: string, body: GatheringBody): Promise<GatheringAnswer> =>
  request({
    path: `/api/simulations/${encodeURIComponent(attemptId)}/gathering`,
    method: 'POST',
    body,
    schema: gatheringAnswer,
    keepalive: true,
  });
