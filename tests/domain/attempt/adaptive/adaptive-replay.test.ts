import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawNext } from '../../../../domain/attempt/adaptive/start-adaptive-exam.ts';
import type { AttemptEvent } from '../../../../domain/attempt/events.ts';
import { creditOf } from '../../../../domain/attempt/points.ts';
import { standingOf } from '../../../../domain/measurement/end-rules.ts';
import { estimateAbility, type Response } from '../../../../domain/measurement/rasch.ts';
import { areas, chances, pool, shortRules, sit } from './support/adaptive.ts';

const rules = { ...shortRules, minimum: 12, maximum: 20 };

/** Goes by what the log holds alone, as an auditor would, and says what it should have held. */
const replayed = (events: readonly AttemptEvent[]) => {
  const responses: Response[] = [];
  const families = new Set<string>();
  const counts: Record<string, number> = {};
  const started = events.find((event) => event.type === 'AdaptiveExamStarted')?.data;
  if (!started) throw new Error('not adaptive');
  families.add(started.family);
  const area = new Map(pool.map(({ item }) => [`${item.itemId}`, item.area]));
  let theta = 0;
  return events.map((event): AttemptEvent => {
    if (event.type === 'AbilityEstimated') {
      const { itemId, difficulty } = event.data;
      responses.push({ difficulty, credit: creditOf(event.data) });
      const code = area.get(itemId) ?? '';
      counts[code] = (counts[code] ?? 0) + 1;
      const ability = estimateAbility(responses, started.rules.prior);
      const standing = standingOf(ability, responses.length, started.rules);
      theta = standing.theta;
      return { ...event, data: { ...event.data, ...standing, areaCounts: { ...counts } } };
    }
    if (event.type !== 'ItemChosen') return event;
    const { seed } = started;
    const answered = responses.length;
    const next = drawNext(
      { candidates: pool, chances },
      { ...started, seed, families, counts, theta, answered },
    );
    if (!next) throw new Error('nothing left to draw');
    families.add(next.family);
    return { ...event, data: { ...event.data, ...next } };
  });
};

it('a replay of any adaptive exam is bit-identical: ability, interval and every item', () => {
  const pattern = fc
    .array(fc.constantFrom('0', '1'), { minLength: 20, maxLength: 20 })
    .map((marks) => marks.join(''));
  fc.assert(
    fc.property(pattern, fc.nat(), (answers, seed) => {
      const events = sit(answers, { rules, seed, areas });
      expect(JSON.stringify(replayed(events))).toBe(JSON.stringify(events));
      expect(JSON.stringify(sit(answers, { rules, seed, areas }))).toBe(JSON.stringify(events));
    }),
  );
});
