import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Achievement } from '../../../domain/contracts/achievements.ts';
import { showToast } from '../../toast/toast-store.ts';
import { achievementsQuery } from './achievements-query.ts';
import { mayAnnounce } from './announce-achievement.ts';

/** Only one toast is shown at a time, so what was earned together is told together. */
const tell = (told: readonly Achievement[]): void => {
  const [first] = told;
  if (!first) return;
  if (told.length === 1) {
    showToast({ title: `Achievement earned: ${first.name}`, description: first.rule });
    return;
  }
  const names = told.map(({ name }) => name).join(', ');
  showToast({ title: `${told.length} achievements earned`, description: names });
};

const announce = async (fresh: readonly Achievement[]): Promise<void> => {
  // Whoever cannot ask tells nothing: another page will, or this one after its next look.
  const mine = await Promise.all(fresh.map(({ name }) => mayAnnounce(name).catch(() => false)));
  tell(fresh.filter((_, index) => mine[index]));
};

/** Tells the learner once of each achievement, on whichever page they are looking at. */
export const Announcements = () => {
  const { data } = useQuery(achievementsQuery());
  const asked = useRef(new Set<string>());
  useEffect(() => {
    const look = (): void => {
      // A page in the background would tell nobody.
      if (document.visibilityState !== 'visible') return;
      const fresh = (data ?? []).filter(
        ({ name, earnedAt, announced }) =>
          earnedAt !== null && !announced && !asked.current.has(name),
      );
      for (const { name } of fresh) asked.current.add(name);
      void announce(fresh);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [data]);
  return null;
};
