import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { liveKeys } from '../../domain/contracts/live.ts';
import { raiseMinPosition } from '../http/position.ts';
import { useSession } from '../session/use-session.ts';
import { askAgain } from './ask-again.ts';
import { tellLive } from './live-messages.ts';
import { openSharedFeed } from './shared-feed.ts';

/** Keeps open pages in step with the learner's read models while someone is signed in. */
export const LiveUpdates = () => {
  const client = useQueryClient();
  const { user } = useSession();
  const account = user?.id;
  useEffect(() => {
    if (account === undefined) return;
    const refresh = (key: string): void => {
      void askAgain(client, key);
    };
    return openSharedFeed(account, {
      onMessage: (message) => {
        raiseMinPosition(message.position);
        refresh(liveKeys[message.readModel]);
        tellLive(message);
      },
      onReconnect: () => {
        for (const key of new Set(Object.values(liveKeys))) refresh(key);
      },
    });
  }, [client, account]);
  return null;
};
