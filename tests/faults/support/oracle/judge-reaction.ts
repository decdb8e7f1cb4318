import type { Client } from 'pg';

/** Each paper handed in, and the estimates that were told because of it. */
const answered = `
  select q.position, q.id, count(distinct e.meta->>'commandId')::int as commands,
         count(e.id)::int as estimates, min(e.position) as first
    from log.event q
    left join log.event e on e.type = 'ReadinessEstimated' and e.meta->>'causationId' = q.id::text
   where q.type = 'QuizSubmitted'
   group by q.position, q.id order by q.position`;

type Answered = {
  readonly position: string;
  readonly id: string;
  readonly commands: number;
  readonly estimates: number;
  readonly first: string | null;
};

export type Tally = { readonly papers: number; readonly findings: readonly string[] };

const findingsOf = (papers: readonly Answered[]): readonly string[] => {
  const usual = papers[0]?.estimates ?? 0;
  return papers.flatMap(({ id, commands, estimates, first }, index) => {
    const before = papers[index - 1]?.first;
    if (commands !== 1) return [`Paper ${id} was answered ${commands} times`];
    if (estimates !== usual) return [`Paper ${id} has ${estimates} estimates, others ${usual}`];
    if (before && first && BigInt(before) > BigInt(first))
      return [`Paper ${id} was answered early`];
    return [];
  });
};

/** What is wrong with the estimates of one learner: missing, told twice, or out of turn. */
export const judgeEstimates = async (client: Client): Promise<Tally> => {
  const { rows } = await client.query<Answered>(answered);
  return { papers: rows.length, findings: findingsOf(rows) };
};
