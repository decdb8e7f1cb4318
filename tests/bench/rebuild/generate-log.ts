import type { Pool } from 'pg';

/** Events of one quiz: the paper, twenty answers, the submission. */
export const eventsPerQuiz = 22;

const rows = `
  with attempt as (
    select a, format('00000000-0000-4000-8000-%s', lpad(a::text, 12, '0')) as id,
      format('10000000-0000-4000-8000-%s', lpad((a % 20000)::text, 12, '0')) as learner,
      to_char(timestamp '2025-11-01' + a * interval '11 minutes', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"') as at,
      to_char(timestamp '2025-11-01' + a * interval '11 minutes', 'YYYY-MM-DD') as day
    from generate_series($1::int, $2::int) a
  ), question as (
    select q, format('rt-item-%s', q * 7) as item, format('Topic %s of the outline', q % 36) as topic,
      (array['patient-data','troubleshooting-qc-infection','interventions'])[1 + q % 3] as area
    from generate_series(0, 19) q
  ), paper as (
    select json_agg(json_build_object('itemId', item, 'revision', 1, 'area', area, 'topic', topic,
      'type', 'single', 'options', array['0k8h5kr','1dxbpa3','1fawz5y','1gevdxu'], 'key', array['B'], 'firstSeen', true) order by q) as items,
      json_agg(json_build_object('itemId', item, 'revision', 1, 'area', area, 'topic', topic,
      'chosen', array[case when q % 4 = 0 then 'A' else 'B' end],
      'chosenOptions', array[case when q % 4 = 0 then '0k8h5kr' else '1dxbpa3' end], 'key', array['B'],
      'correct', q % 4 <> 0, 'seconds', 30 + q, 'firstSeen', true) order by q) as answers
    from question
  )
  insert into log.event (position, recorded_at, id, revision, version, stream, type, data, meta)
  select a::bigint * 22 + step + 1, at::timestamptz, gen_random_uuid(), step, case step when 0 then 4 when 21 then 5 else 1 end, 'attempt-' || id,
    case step when 0 then 'PaperIssued' when 21 then 'QuizSubmitted' else 'AnswerGiven' end,
    case step
      when 0 then json_build_object('attemptId', id, 'learnerId', learner, 'at', at, 'field', 'RT',
        'exam', null, 'isFullLength', false, 'mode', 'practice',
        'timeLimitMinutes', null, 'timeFactor', 1, 'items', paper.items, 'flagged', array[]::text[])
      when 21 then json_build_object('attemptId', id, 'learnerId', learner, 'at', at, 'field', 'RT',
        'exam', null, 'isFullLength', false, 'mode', 'practice', 'timed', false, 'day', day, 'hour', 18, 'timeSpent', 900,
        'worked', json_build_array(json_build_object('day', day, 'hour', 18, 'seconds', 900)), 'total', 20, 'correct', 15,
        'incorrect', 5, 'skipped', 0, 'score', 75, 'answers', paper.answers)
      else json_build_object('attemptId', id, 'learnerId', learner, 'at', at,
        'itemId', format('rt-item-%s', (step - 1) * 7), 'chosen', array['B'], 'seconds', 30 + step)
    end,
    json_build_object('actor', learner, 'subject', learner, 'commandId', id, 'correlationId', 'bench')
  from attempt, paper, generate_series(0, 21) step
  order by a, step`;

/** A log as learners would write it today, each event of its latest version: as many quizzes as asked, by 20,000 learners over a year. */
export const generateLog = async (pool: Pool, quizzes: number): Promise<number> => {
  const slice = 5000;
  for (let from = 0; from < quizzes; from += slice) {
    await pool.query(rows, [from, Math.min(quizzes, from + slice) - 1]);
  }
  await pool.query('vacuum analyze log.event');
  return quizzes * eventsPerQuiz;
};
