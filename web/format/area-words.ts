import { grouped } from './counts.ts';

const named = 2;

/** Areas by name, as far as a line holds them: the result itself lists them all. */
export const areaWords = (areas: readonly string[]): string => {
  const first = areas.slice(0, named).join(' · ');
  const more = areas.length - named;
  return more > 0 ? `${first} and ${grouped(more)} more` : first;
};
