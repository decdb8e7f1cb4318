import { sql } from 'kysely';
import type { Pool } from 'pg';
import { asInt } from '../../database/expressions.ts';
import { query } from '../../database/query.ts';
import { type Given, statement } from '../../database/statement.ts';
import type { CalendarDay } from '../../domain/kernel/time.ts';
import { dayIn, epochMs, type Instant, utc } from '../../domain/kernel/time.ts';

/** After so long what a crash left behind is held no more. */
const longestMs = 120_000;

type Holding = {
  readonly day: CalendarDay;
  readonly id: string;
  readonly microDollars: number;
  readonly cap: number;
  readonly nowMs: number;
  readonly untilMs: number;
};

const underWay = (nowMs: Given<Holding>['nowMs']) =>
  sql`jsonb_each(model_spend.held) where (value->>1)::bigint > ${nowMs}::bigint`;

/** Looking and holding are one statement on the row of the day: of a hundred at once each sees those before it. */
const hold = statement('model-spend-hold', (of: Given<Holding>) => {
  const one = sql<never>`jsonb_build_object(${of.id}::text,
    jsonb_build_array(${of.microDollars}::bigint, ${of.untilMs}::bigint))`;
  return query
    .insertInto('budget.model_spend')
    .values({ day: sql<string>`${of.day}::text`, spent: sql<string>`0`, held: one })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({
          held: sql<never>`(select coalesce(jsonb_object_agg(key, value), '{}') from ${underWay(of.nowMs)}) || ${one}`,
        })
        .where(
          sql<boolean>`model_spend.spent + ${of.microDollars}::bigint <= ${of.cap}::bigint -
            (select coalesce(sum((value->>0)::bigint), 0) from ${underWay(of.nowMs)})`,
        ),
    )
    .returning('day');
});

type Settling = Pick<Holding, 'day' | 'id' | 'microDollars'>;

const settle = statement('model-spend-settle', ({ day, id, microDollars }: Given<Settling>) =>
  query
    .updateTable('budget.model_spend')
    .set({
      spent: sql<string>`spent + ${microDollars}::bigint`,
      held: sql<never>`held - ${id}::text`,
    })
    .where('day', '=', day),
);

const ofDay = statement(
  'model-spend-of-day',
  ({ day, nowMs }: Given<Pick<Holding, 'day' | 'nowMs'>>) =>
    query
      .selectFrom('budget.model_spend')
      .select([
        asInt(sql`spent`).as('spent'),
        asInt(sql`(select coalesce(sum((value->>0)::bigint), 0) from ${underWay(nowMs)})`).as(
          'held',
        ),
      ])
      .where('day', '=', day),
);

export type SpendHold = Pick<Holding, 'day' | 'id'>;

/**
 * What a model costs all learners together a day by UTC: held before it is asked, settled after. What a
 * crash left behind is held for two minutes.
 */
export const modelSpend = (pool: Pool) => ({
  /** Undefined where the day has not as much left. */
  hold: async (
    id: string,
    { microDollars, cap, at }: { readonly at: Instant } & Pick<Holding, 'microDollars' | 'cap'>,
  ): Promise<SpendHold | undefined> => {
    if (microDollars > cap) return undefined;
    const [day, nowMs] = [dayIn(utc, at), epochMs(at)];
    const wish = { day, id, microDollars, cap, nowMs, untilMs: nowMs + longestMs };
    return (await hold.count(pool, wish)) === 1 ? { day, id } : undefined;
  },

  /** What it came to in the end, on the day it was held. */
  settle: async (held: SpendHold, microDollars: number): Promise<void> => {
    await settle.rows(pool, { ...held, microDollars });
  },

  /** In millionths of a US dollar. */
  of: async (at: Instant): Promise<{ readonly spent: number; readonly held: number }> =>
    (await ofDay.first(pool, { day: dayIn(utc, at), nowMs: epochMs(at) })) ?? { spent: 0, held: 0 },
});
