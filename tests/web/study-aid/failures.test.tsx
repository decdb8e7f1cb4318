import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { generatedAid } from '../../../domain/contracts/study-aids.ts';
import { StudyAidPage } from '../../../web/features/study-aid/study-aid-page.tsx';
import { learner } from '../attempt/start/support/facts.ts';
import { type Answer, fakeServer } from '../attempt/start/support/fake-server.ts';
import { renderPage, seeToast } from '../attempt/start/support/render-page.tsx';

const made = generatedAid.parse({
  id: 'aid-1',
  topic: 'Asthma',
  studyMethod: 'definitions',
  content: {
    definitions: [{ term: 'Asthma', definition: 'A disease.', detail: 'It comes and goes.' }],
  },
  title: 'Asthma',
  provider: 'built-in',
  flashcardsLeft: null,
  model: null,
  standsIn: null,
  sources: [],
});

const broken: Answer = { status: 500, body: { message: 'Something broke.', code: 'Internal' } };

const open = (handlers: Parameters<typeof fakeServer>[0], method = 'definitions') => {
  const server = fakeServer({
    'GET /api/study-aids': [],
    'GET /api/flashcards': [],
    'GET /api/study-aids/topics': { topics: [] },
    ...handlers,
  });
  renderPage(<StudyAidPage />, { user: learner(), at: `/study-aid?topic=Asthma&method=${method}` });
  return server;
};

const generate = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: 'Generate' }));

describe('making a study aid', () => {
  it.each([
    ['the server breaks', () => broken],
    ['no answer comes', () => 'offline' as const],
  ])('[ERR-21] says that it failed when %s', async (_, handler) => {
    open({ 'POST /api/study-aids/generate': handler });
    await generate();
    await seeToast('Generation Failed');
    await seeToast('Failed to generate study aid. Please try again.');
    expect(screen.queryByText(/Something broke/)).toBeNull();
  });

  it.each([
    ['image-interpretation', 'healthcare'],
    ['definitions', 'RT'],
  ])('[AID-16] of the method %s asks for the profession %s', async (method, profession) => {
    const server = open({ 'POST /api/study-aids/generate': () => broken }, method);
    await generate();
    await seeToast('Generation Failed');
    const [call] = server.callsTo('POST', '/api/study-aids/generate');
    expect(call?.body).toEqual({ topic: 'Asthma', studyMethod: method, profession });
  });
});

describe('saving a study aid', () => {
  it.each([
    ['the server breaks', () => broken],
    ['no answer comes', () => 'offline' as const],
  ])('[ERR-23] says that it failed when %s, and can be tried again', async (_, handler) => {
    open({
      'POST /api/study-aids/generate': () => ({ body: made }),
      'POST /api/study-aids': handler,
    });
    await generate();
    const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save to Library' });
    await userEvent.click(save);
    await seeToast('Save Failed');
    await seeToast('Failed to save study aid. Please try again.');
    expect(save.disabled).toBe(false);
  });
});
