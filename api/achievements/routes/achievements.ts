import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { announcements } from '../../../domain/achievements/announcements.ts';
import {
  achievementList,
  achievementName,
  announceAnswer,
  announceBody,
} from '../../../domain/contracts/achievements.ts';
import { achievementsStream } from '../../../domain/kernel/ids.ts';
import { carryOut } from '../../server/carry-out.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { presentAchievements } from '../presenters/achievements.ts';

export const achievementsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/achievements',
      {
        config: { policy: { auth: 'user', csrf: false, reads: ['achievements'] } },
        schema: {
          about: {
            capability: 'achievements',
            operationId: 'listAchievements',
            summary: 'List achievements, earned or not',
          },
          response: { 200: achievementList },
        },
      },
      async (request) =>
        presentAchievements(await context.study.achievements(signedIn(request).accountId)),
    );

    app.post(
      '/api/achievements/:name/announced',
      {
        config: { policy: { auth: 'user', csrf: true, reads: ['achievements'] } },
        schema: {
          about: {
            capability: 'achievements',
            operationId: 'announceAchievement',
            summary: 'Claim to be the page that announces an achievement',
            refuses: [404],
          },
          params: z.strictObject({ name: achievementName }),
          body: announceBody,
          response: { 200: announceAnswer },
        },
      },
      async (request, reply) => {
        const { accountId } = signedIn(request);
        const { name } = request.params;
        const row = await context.study.achievements(accountId);
        if (!row?.earned.some((earned) => earned.name === name)) {
          throw new Refused({ code: 'NotFound' });
        }
        const { claim } = request.body;
        const at = context.world.clock.instant();
        const { state } = await carryOut(
          context,
          { request, reply },
          {
            decider: announcements,
            stream: achievementsStream(accountId),
            actor: accountId,
            command: { type: 'AnnounceAchievement', learnerId: accountId, name, claim, at },
          },
        );
        return { tell: state.get(name) === claim };
      },
    );
  };
