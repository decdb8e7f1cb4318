import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPaper, overviewFact, questionsOf } from './support/facts.ts';
import { address, button, openQuiz } from './support/open-quiz.tsx';
import { seeToast } from './support/render-page.tsx';

type Opening = Parameters<typeof openQuiz>[0];

const openBuilder = async (opening: Opening = {}) => {
  const opened = openQuiz(opening);
  opened.server.on('POST', '/api/quizzes', () => ({
    body: { attemptId: 'paper-1', questions: questionsOf(4) },
  }));
  opened.server.on('GET', '/api/attempts/paper-1', () => ({ body: openPaper({ mode: 'custom' }) }));
  await screen.findByRole('heading', { name: 'Build your own quiz' });
  return opened;
};

const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });
const wished = ({ server }: ReturnType<typeof openQuiz>) =>
  server.callsTo('POST', '/api/quizzes')[0]?.body;

describe('the quiz builder', () => {
  it('starts with everything: 20 questions of the whole field, without a limit', async () => {
    const opened = await openBuilder();
    expect(screen.getByText('20 questions, no time limit')).toBeDefined();
    await opened.user.click(await button('Start custom quiz'));
    await screen.findByRole('heading', { name: 'Question 1 of 4' });
    expect(address()).toBe('/quiz?attempt=paper-1');
    expect(wished(opened)).toEqual({
      healthcareField: 'RT',
      status: 'all',
      count: 20,
      minutes: null,
      mode: 'practice',
    });
    await seeToast('Your quiz has 4 of 20 questions');
  });

  it('asks for the chosen areas and topics, status, length, time and mode', async () => {
    const opened = await openBuilder();
    const { user } = opened;
    await user.click(box('Troubleshooting'));
    await user.click(screen.getByRole('button', { name: 'Topics in Interventions' }));
    await user.click(box(/^COPD exacerbation/));
    expect(box('Interventions').getAttribute('aria-checked')).toBe('mixed');
    await user.click(screen.getByRole('radio', { name: 'Missed' }));
    await user.click(await button('10'));
    await user.click(screen.getByRole('switch', { name: 'Timed' }));
    await user.click(screen.getByRole('radio', { name: 'After each question' }));
    expect(screen.getByText('5 missed questions, 6 min')).toBeDefined();
    expect(screen.getByText(/^Only 5 missed questions match/)).toBeDefined();
    await user.click(await button('Start custom quiz'));
    const ready = within(await screen.findByRole('dialog', { name: 'Ready for a timed quiz?' }));
    ready.getByText('6 min');
    ready.getByText('Each answer when you check it, and the rest when you finish.');
    expect(opened.server.callsTo('POST', '/api/quizzes')).toEqual([]);
    await user.click(await button('Start the clock'));
    await screen.findByRole('heading', { name: 'Question 1 of 4' });
    expect(wished(opened)).toEqual({
      healthcareField: 'RT',
      areas: ['Patient Data'],
      topics: ['Mechanical ventilation'],
      status: 'missed',
      count: 10,
      minutes: 'exam-pace',
      mode: 'tutor',
    });
  });

  it('draws from what was flagged, as many as there are', async () => {
    const weaning = { name: 'Weaning', all: 22, unused: 17, missed: 3, flagged: 4 };
    const areas = [{ name: 'Patient Data', questions: 22, topics: [weaning] }];
    const opened = await openBuilder({
      bodies: { 'GET /api/quiz/overview/RT': overviewFact({ areas }) },
    });
    await opened.user.click(screen.getByRole('radio', { name: 'Flagged' }));
    expect(screen.getByText('4 flagged questions, no time limit')).toBeDefined();
    await opened.user.click(await button('Start custom quiz'));
    await screen.findByRole('heading', { name: 'Question 1 of 4' });
    expect(wished(opened)).toMatchObject({ status: 'flagged', count: 20 });
  });

  it('says why it cannot start, and does not', async () => {
    const { user } = await openBuilder();
    for (const area of ['Patient Data', 'Interventions']) await user.click(box(area));
    await user.click(screen.getByRole('radio', { name: 'Missed' }));
    const start = await button('Start custom quiz');
    expect(start.hasAttribute('disabled')).toBe(true);
    screen.getByText('You have no missed questions here. Choose Unused or All, or add a topic.');
    await user.click(box('Troubleshooting'));
    screen.getByText('Choose at least one area or topic.');
    expect(start.hasAttribute('disabled')).toBe(true);
  });

  it('takes an own number of questions and minutes', async () => {
    const opened = await openBuilder();
    const { user } = opened;
    const type = async (name: string, text: string) => {
      const input = screen.getByRole('spinbutton', { name });
      await user.clear(input);
      await user.type(input, text);
      await user.tab();
    };
    await type('Number of questions', '33');
    await user.click(screen.getByRole('switch', { name: 'Timed' }));
    await type('Minutes', '45');
    expect(screen.getByText('33 questions, 45 min')).toBeDefined();
    await user.click(await button('Start custom quiz'));
    await user.click(await button('Start the clock'));
    expect(wished(opened)).toMatchObject({ count: 33, minutes: 45 });
  });

  it('remembers the choice for the field', async () => {
    const { user, show } = await openBuilder();
    await user.click(screen.getByRole('radio', { name: 'Unused' }));
    await user.click(box('Troubleshooting'));
    cleanup();
    expect(show).toBeDefined();
    await openBuilder();
    expect(box('Troubleshooting').getAttribute('aria-checked')).toBe('false');
    expect(screen.getByText('20 unused questions, no time limit')).toBeDefined();
  });

  it('has no place in full mode', async () => {
    openQuiz({ at: '/quiz?full=true' });
    await button('Start TMC');
    expect(screen.queryByRole('heading', { name: 'Build your own quiz' })).toBeNull();
  });
});

describe('a practice button', () => {
  it('[PROG-12] leads to a quiz on its topic, one press from the start', async () => {
    const opened = await openBuilder({ at: '/quiz?topic=Mechanical+ventilation' });
    const panel = screen.getByRole('heading', { name: 'Practice: Mechanical ventilation' });
    expect(panel).toBeDefined();
    expect(screen.getAllByText('12 questions, no time limit')).toHaveLength(2);
    await opened.user.click(await button('Start'));
    expect(wished(opened)).toMatchObject({
      topics: ['Mechanical ventilation'],
      areas: [],
      status: 'all',
      count: 20,
    });
  });

  it('may ask for several topics, and is named after the first of them', async () => {
    const asked = [
      'Weaning',
      'Gas cylinder duration',
      'COPD exacerbation',
      'Mechanical ventilation',
    ];
    const search = new URLSearchParams(asked.map((topic) => ['topic', topic]));
    const opened = await openBuilder({ at: `/quiz?${search}` });
    screen.getByRole('heading', {
      name: 'Practice: Weaning, Gas cylinder duration, COPD exacerbation and 1 more',
    });
    expect(screen.getAllByText('64 questions (similar versions counted once)')).toHaveLength(2);
    await opened.user.click(await button('Start'));
    expect(wished(opened)).toMatchObject({ topics: asked, areas: [] });
  });

  it('leads to a topic that only another exam of the field names', async () => {
    const supply = { name: 'Wellness coaching', all: 9, unused: 6, missed: 1, flagged: 0 };
    const opened = await openBuilder({
      at: '/quiz?topic=Wellness+coaching',
      bodies: { 'GET /api/quiz/overview/RT': overviewFact({ furtherTopics: [supply] }) },
    });
    screen.getByRole('heading', { name: 'Practice: Wellness coaching' });
    screen.getByText('9 questions, no time limit');
    expect(screen.queryByText('Or change it in the quiz builder below.')).toBeNull();
    expect(screen.getByText('20 questions, no time limit')).toBeDefined();
    await opened.user.click(await button('Start'));
    expect(wished(opened)).toMatchObject({ topics: ['Wellness coaching'], areas: [] });
  });

  it('leads to a quiz on an area, or on all that was missed', async () => {
    await openBuilder({ at: '/quiz?area=Patient+Data' });
    screen.getByRole('heading', { name: 'Practice: Patient Data' });
    cleanup();
    const opened = await openBuilder({ at: '/quiz?missed=1' });
    screen.getByRole('heading', { name: 'Practice: questions you missed' });
    expect(screen.getAllByText('7 missed questions, no time limit')).toHaveLength(2);
    await opened.user.click(await button('Start'));
    expect(wished(opened)).toMatchObject({ status: 'missed' });
  });

  it('for a topic without questions says so', async () => {
    await openBuilder({ at: '/quiz?topic=Basket+weaving' });
    expect((await button('Start')).hasAttribute('disabled')).toBe(true);
    const [said] = screen.getAllByText('There are no questions here yet. Add another topic.');
    expect(said && within(said).queryByRole('button')).toBeNull();
  });
});
