/**
 * Session settings that keep the planner to index look-ups: a plan made while the log was small is
 * kept, and would read the whole of it when it is large.
 */
export const indexLookUps = `
  set enable_seqscan = off;
  set enable_hashjoin = off;
  set enable_mergejoin = off;
  set jit = off`;
