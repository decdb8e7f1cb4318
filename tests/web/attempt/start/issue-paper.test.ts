import { describe, expect, it } from 'vitest';
import { issuePaper } from '../../../../web/features/attempt/queries/issue-paper.ts';
import { questionsOf } from './support/facts.ts';
import { fakeServer } from './support/fake-server.ts';

const serving = () => {
  const server = fakeServer();
  server.on('GET', '/api/questions/RN', () => ({
    body: questionsOf(2),
    headers: { 'X-Attempt-Id': 'paper-7' },
  }));
  const asked = () => server.callsTo('GET', '/api/questions/RN')[0]?.search.toString();
  return { server, asked };
};

describe('asking for a paper', () => {
  it('[QUIZ-14] [API-15] asks for 20 questions to practise', async () => {
    const { asked } = serving();
    await expect(issuePaper({ field: 'RN' })).resolves.toEqual({ attemptId: 'paper-7' });
    expect(asked()).toBe('limit=20');
  });

  it('[QUIZ-16] [API-15] asks for as many questions as the exam has', async () => {
    const { asked } = serving();
    await issuePaper({ field: 'RN', exam: { name: 'NCLEX-RN', questions: 75 } });
    expect(asked()).toBe('limit=75&fullLength=true&exam=NCLEX-RN');
  });

  it('[QUIZ-17] asks for 100 questions when the exam has no count', async () => {
    const { asked } = serving();
    await issuePaper({ field: 'RN', exam: { name: 'NCLEX-RN' } });
    expect(asked()).toBe('limit=100&fullLength=true&exam=NCLEX-RN');
  });

  it('[ERR-29] knows an empty bank from a failure', async () => {
    const { server } = serving();
    server.on('GET', '/api/questions/RN', () => ({ body: [] }));
    await expect(issuePaper({ field: 'RN' })).resolves.toBe('no-questions');
  });

  it('does not take a paper without a name for one', async () => {
    const { server } = serving();
    server.on('GET', '/api/questions/RN', () => ({ body: questionsOf(2) }));
    await expect(issuePaper({ field: 'RN' })).rejects.toThrow('/api/questions/RN?limit=20');
  });
});
