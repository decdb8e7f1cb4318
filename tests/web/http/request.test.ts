import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { HttpError } from '../../../web/http/http-error.ts';
import { request, requestWithHeaders } from '../../../web/http/request.ts';
import { UnexpectedAnswer } from '../../../web/http/unexpected-answer.ts';
import { type Answer, fakeApi } from '../support/fake-api.ts';

const thing = z.object({ name: z.string() });
const get = () => request({ path: '/api/thing', schema: thing });

const answered = (answer: Answer | 'offline') => {
  const api = fakeApi();
  api.on('GET /api/thing', () => answer);
  api.on('POST /api/thing', () => answer);
  return api;
};

const failure = async (): Promise<unknown> => get().catch((error: unknown) => error);

describe('a call to the server', () => {
  it('reads the answer as JSON of the expected shape', async () => {
    answered({ json: { name: 'Maya' } });
    expect(await get()).toEqual({ name: 'Maya' });
  });

  it('sends cookies, and a JSON content type only with a body', async () => {
    const api = answered({ json: { name: 'Maya' } });
    await get();
    await request({ path: '/api/thing', method: 'POST', body: { a: 1 }, schema: thing });
    expect(api.calls.map(({ init }) => init.credentials)).toEqual(['include', 'include']);
    expect(api.calls.map(({ headers }) => headers.get('content-type'))).toEqual([
      null,
      'application/json',
    ]);
    expect(api.calls[1]?.body).toEqual({ a: 1 });
  });

  it('asks reads to wait for the highest position that an answer has named', async () => {
    const api = answered({ json: { name: 'Maya' }, headers: { 'x-position': '0000000009' } });
    await get();
    api.on('GET /api/thing', () => ({
      json: { name: 'Maya' },
      headers: { 'x-position': '0000000005' },
    }));
    await get();
    await get();
    expect(api.calls.slice(1).map(({ headers }) => headers.get('x-min-position'))).toEqual([
      '0000000009',
      '0000000009',
    ]);
  });

  it('hands out the headers where they are asked for', async () => {
    answered({ json: { name: 'Maya' }, headers: { 'x-attempt-id': 'paper-1' } });
    const { data, headers } = await requestWithHeaders({ path: '/api/thing', schema: thing });
    expect([data.name, headers.get('x-attempt-id')]).toEqual(['Maya', 'paper-1']);
  });

  it('passes on that no answer came', async () => {
    answered('offline');
    expect(await failure()).toBeInstanceOf(TypeError);
  });

  it('refuses an OK answer of another shape', async () => {
    answered({ json: { title: 'Maya' } });
    expect(await failure()).toBeInstanceOf(UnexpectedAnswer);
  });

  it('refuses an OK answer that is no JSON', async () => {
    answered({ text: '<html>' });
    expect(await failure()).toBeInstanceOf(UnexpectedAnswer);
  });
});

describe('a non-OK answer', () => {
  it('[ERR-01] raises an error of status, colon, space and text', async () => {
    answered({ status: 503, text: 'Come back later' });
    expect(await failure()).toMatchObject({ message: '503: Come back later', status: 503 });
  });

  it('[ERR-01] takes the message, code and field of a problem for its text', async () => {
    answered({
      status: 422,
      json: { message: 'Use another name', code: 'NameTaken', field: 'username' },
    });
    const error = await failure();
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({
      message: '422: Use another name',
      text: 'Use another name',
      code: 'NameTaken',
      field: 'username',
    });
  });

  it('[ERR-02] uses the status text when the body is empty', async () => {
    answered({ status: 500, statusText: 'Internal Server Error' });
    expect(await failure()).toMatchObject({ message: '500: Internal Server Error', text: '' });
  });
});
