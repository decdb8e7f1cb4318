import type { WordsOfParameters } from './parameter-words.ts';

/** By name; by operation and name where one name stands for different things. */
export const queryParameters: WordsOfParameters = {
  actor: { description: 'Only what was done by such an actor.', example: 'person' },
  area: {
    description: 'Only papers with questions of this area, as `areas` names it.',
    example: 'Patient Data',
  },
  asOf: {
    description:
      'As it was at the end of that day of the learner’s calendar; as it is when absent.',
    example: '2026-11-03',
  },
  beyond: { description: 'Also what is due beyond today’s minutes.', example: 'true' },
  cohort: {
    description:
      'Of one cohort, or `none`: of those who are in no cohort; of everybody when absent.',
    example: '5b0c1f7e-2a34-4e86-9a15-6c1b2d3e4f50',
  },
  exam: {
    description: 'The exam that a full-length one is like; the field’s first when absent.',
    example: 'TMC',
  },
  form: { description: 'Of a full-length exam; fixed when absent.', example: 'fixed' },
  format: { description: 'What the file is for.', example: 'csv' },
  from: { description: 'The first day, by the clock of whoever looks.', example: '2026-11-01' },
  fullLength: {
    description: 'An exam of its own length and time, and no practice.',
    example: 'true',
  },
  kind: { description: 'Only papers of this kind.', example: 'practice' },
  limit: { description: 'How many at most.', example: 50 },
  modality: { description: 'Only images made this way.', example: 'X-ray' },
  offset: { description: 'Cards to leave out before those that are wanted.', example: 10 },
  page: { description: 'Which page, from 1.', example: 1 },
  pathology: { description: 'Only what is filed so.', example: 'Pneumothorax' },
  period: {
    description: 'Handed in within the last 7, 30, 90 or 365 days of the learner’s calendar.',
    example: 'month',
  },
  person: {
    description: 'Only events about this person: an account id, or the exact user name or e-mail.',
    example: '3f0c6a52-5f0e-4c53-9c1e-0b0a7f7b8a11',
  },
  plan: { description: 'Only accounts with this plan.', example: 'pro' },
  profession: { description: 'Only what was made for this healthcare field.', example: 'RT' },
  q: {
    description: 'A person, a stream, a position, an id or words of an event type.',
    example: 'quiz submitted',
  },
  role: { description: 'Only accounts with this role.', example: 'learner' },
  search: { description: 'Words to look for.', example: 'pneumothorax' },
  since: { description: 'A past day of the learner’s calendar.', example: '2026-11-03' },
  size: { description: 'How many on a page.', example: 20 },
  sort: { description: 'In which order; newest first when absent.', example: 'name' },
  source: { description: 'Only cards that came about this way.', example: 'missed' },
  state: { description: 'Only accounts that may sign in, or may not.', example: 'open' },
  status: { description: 'Only content with this status.', example: 'active' },
  stream: {
    description: 'The name of a stream, or its beginning and a star.',
    example: 'item-example*',
  },
  timing: { description: 'Only papers with a time limit, or without.', example: 'timed' },
  to: { description: 'The last day, by the clock of whoever looks.', example: '2026-11-20' },
  topic: { description: 'Only cards of this topic.', example: 'Ventilator alarms' },
  type: { description: 'Only events of this type.', example: 'QuizSubmitted' },
  unread: { description: 'Only what the learner has not read yet.', example: 'true' },
  v: {
    description:
      'The hash of the content, as the address in the list has it; never another image then.',
    example: '0f4c9d22e81b7a63',
  },
  view: { description: 'Only images from this side, as `views` names it.', example: 'PA, erect' },
  'aiUsage.days': { description: 'How many days, today included.', example: 30 },
  'countAudit.days': {
    description: 'The days to count, at most 14, by the clock of whoever looks.',
    example: '2026-11-20,2026-11-19',
  },
  'drawQuestions.limit': {
    description: 'How many questions a practice quiz asks; an exam has its own length.',
    example: 20,
  },
  'listContent.type': { description: 'Only content of this type.', example: 'items' },
  'listInvoices.before': {
    description: 'The `next` of the page before.',
    example: 'in_5a0c1f2e-7b1d-4f5e-9a51-0d8f6f3f2b11-1',
  },
  'listOpenReports.before': {
    description: 'Only reports older than the one at this place.',
    example: 41,
  },
  'listTutorConversations.after': {
    description: 'The `next` of the page before.',
    example: '2026-11-03T16:00:00.000Z~7d1f6a52-5f0e-4c53-9c1e-0b0a7f7b8a12',
  },
  'listUsers.after': {
    description: 'Accounts behind this one: the `next` of the page that is shown.',
    example: '3f0c6a52-5f0e-4c53-9c1e-0b0a7f7b8a11',
  },
  'listUsers.before': {
    description: 'Accounts ahead of this one: the `previous` of the page that is shown.',
    example: '3f0c6a52-5f0e-4c53-9c1e-0b0a7f7b8a11',
  },
  'listUsers.field': { description: 'Only accounts of this healthcare field.', example: 'RT' },
  'listUsers.search': {
    description: 'The beginning of a user name or an e-mail address, or a whole account id.',
    example: 'ada',
  },
  'readEvidence.before': {
    description: 'The `next` of the page before.',
    example: '00000000000000000387',
  },
  'searchAudit.after': {
    description: 'Only events behind this position: what is new since.',
    example: '00000000000048213860',
  },
  'searchAudit.before': {
    description: 'Only events ahead of this position: the `nextBefore` of the page before.',
    example: '00000000000048213860',
  },
};
