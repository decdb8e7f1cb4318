import { type AchievementName, announceAnswer } from '../../../domain/contracts/achievements.ts';
import { request } from '../../http/request.ts';

/** This page's own mark, as long as it stays loaded. */
const claim = [...crypto.getRandomValues(new Uint8Array(16))]
  .map((byte) => byte.toString(16).padStart(2, '0'))
  .join('');

/** Asks to tell of an achievement; true for one page over all tabs and devices. */
export const mayAnnounce = async (name: AchievementName): Promise<boolean> => {
  const path = `/api/achievements/${encodeURIComponent(name)}/announced`;
  const { tell } = await request({ path, method: 'POST', body: { claim }, schema: announceAnswer });
  return tell;
};
