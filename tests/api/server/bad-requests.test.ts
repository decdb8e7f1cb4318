import { once } from 'node:events';
import { connect } from 'node:net';
import { text as whole } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type Learner, newLearner } from '../support/people.ts';

let product: TestProduct;
let learner: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  learner = await newLearner(product);
});
afterAll(() => product.stop());

const patch = (raw: string, headers = {}) =>
  learner.ask('/api/auth/user', { method: 'PATCH', raw, headers });

/** Sends these bytes and gives back all that is answered. */
const onSocket = async (bytes: string): Promise<{ status: number; body: unknown }> => {
  const { hostname, port } = new URL(product.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(bytes);
  const answer = await whole(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
};

describe('a body', () => {
  it.each(['{', '{"firstName":', '[1,', 'nonsense', '{"a":NaN}', "{'a':1}", '\u0000'])(
    'that is no JSON is refused: %j',
    async (raw) => {
      expect(await patch(raw)).toMatchObject({
        status: 400,
        body: { code: 'MalformedJson', message: 'The body is not JSON.' },
      });
    },
  );

  it('that poisons a prototype is refused', async () => {
    for (const raw of [
      '{"__proto__":{"isAdmin":true}}',
      '{"firstName":"Ada","constructor":{"prototype":{"isAdmin":true}}}',
    ]) {
      expect(await patch(raw)).toMatchObject({ status: 400, body: { code: 'MalformedJson' } });
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it.each(['null', '[]', '"text"', '7', 'true'])(
    'that is %s instead of an object is refused',
    async (raw) => {
      expect(await patch(raw)).toMatchObject({
        status: 400,
        body: { code: 'InvalidRequest', field: 'body' },
      });
    },
  );

  it('that is missing is refused', async () => {
    const answer = await learner.ask('/api/auth/user', { method: 'PATCH' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'InvalidRequest', field: 'body' } });
    expect(await patch('')).toMatchObject({ status: 400, body: { code: 'MalformedJson' } });
  });

  it('of 10 MB is refused', async () => {
    const answer = await patch(JSON.stringify({ firstName: 'x'.repeat(10 * 1024 * 1024) })).catch(
      // The server hangs up rather than read it all, and fetch may notice that first.
      () => undefined,
    );
    if (answer) {
      expect(answer).toMatchObject({
        status: 413,
        body: { code: 'BodyTooLarge', message: 'Send a smaller body: 64 KB at most.' },
      });
    }
    expect(await patch(`{"firstName":"${'x'.repeat(70_000)}"}`)).toMatchObject({
      status: 413,
      body: { code: 'BodyTooLarge' },
    });
  });

  it('with a field that is not known is refused by its name', async () => {
    expect(await patch('{"firstName":"Ada","isAdmin":true}')).toMatchObject({
      status: 400,
      body: {
        code: 'InvalidRequest',
        field: 'isAdmin',
        message: 'isAdmin: There is no such field here',
      },
    });
  });

  it('is told what would be right by the dotted path of the field', async () => {
    const answer = await learner.post('/api/quiz/submit', {
      healthcareField: 'RT',
      answers: [
        { questionId: 'one', userAnswer: 'A' },
        { questionId: 'two', userAnswer: 'z' },
      ],
    });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 'InvalidRequest',
        field: 'answers.1.userAnswer',
        message:
          'answers.1.userAnswer: Use option letters joined by commas, a number, or an empty text',
      },
    });
  });
});

describe('a path', () => {
  it.each([
    ['GET', '/api/nope'],
    ['POST', '/api'],
    ['GET', '/api/questions'],
    ['DELETE', '/nowhere'],
  ])('that does not exist is 404: %s %s', async (method, path) => {
    expect(await learner.ask(path, { method })).toMatchObject({
      status: 404,
      body: { message: 'Nothing found here.', code: 'NotFound' },
    });
  });

  it.each(['/api/questions/%E0%A4%A', '/%', '/api/attempts/%zz'])(
    'that is no URL is 400: %s',
    async (path) => {
      expect(await learner.get(path)).toMatchObject({
        status: 400,
        body: { code: 'MalformedRequest' },
      });
    },
  );

  it('longer than any id is 414', async () => {
    expect(await learner.get(`/api/attempts/${'x'.repeat(200)}`)).toMatchObject({
      status: 414,
      body: { code: 'PathTooLong' },
    });
    expect(await learner.get(`/api/attempts/${'x'.repeat(100)}`)).toMatchObject({
      status: 400,
      body: { code: 'InvalidRequest', field: 'attemptId' },
    });
  });

  it('asked with the wrong method names the right ones', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'HEAD']) {
      const answer = await learner.ask('/api/login', { method });
      expect(answer.status, method).toBe(405);
      expect(answer.headers.get('allow')).toBe('GET, POST');
      if (method !== 'HEAD') {
        expect(answer.body).toEqual({ message: 'Use GET, POST here.', code: 'MethodNotAllowed' });
      }
    }
    const answer = await learner.ask('/api/attempts/x/answers/y', { method: 'POST' });
    expect(answer.headers.get('allow')).toBe('PUT');
  });

  it('says to OPTIONS what it takes, and nothing that opens it to other sites', async () => {
    const answer = await learner.ask('/api/auth/user', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'PATCH' },
    });
    expect(answer).toMatchObject({ status: 204, text: '' });
    expect(answer.headers.get('allow')).toBe('GET, PATCH');
    const opened = [...answer.headers.keys()].filter((name) => name.startsWith('access-control'));
    expect(opened).toEqual([]);
  });

  it('with a field code nobody knows names the parameter', async () => {
    for (const path of ['/api/questions/XX', '/api/quiz/overview/rn']) {
      const answer = await learner.get(path);
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'InvalidRequest', field: 'field' },
      });
      expect(answer.body.message).toMatch(/^field: Use one of the field codes RN, LPN/);
    }
  });
});

describe('a query', () => {
  it.each([
    ['/api/questions/RT?limit=0', 'limit'],
    ['/api/questions/RT?limit=401', 'limit'],
    ['/api/questions/RT?limit=-1', 'limit'],
    ['/api/questions/RT?limit=2.5', 'limit'],
    ['/api/questions/RT?limit=1e308', 'limit'],
    ['/api/questions/RT?limit=NaN', 'limit'],
    ['/api/questions/RT?limit=', 'limit'],
    ['/api/questions/RT?limit=1&limit=2', 'limit'],
    ['/api/questions/RT?fullLength=yes', 'fullLength'],
    [`/api/questions/RT?exam=${'x'.repeat(61)}`, 'exam'],
    ['/api/questions/RT?userId=1', 'userId'],
    ['/api/quiz/history?limit=501', 'limit'],
    ['/api/quiz/history?offset=3', 'offset'],
  ])('is refused: %s names %s', async (path, field) => {
    expect(await learner.get(path)).toMatchObject({
      status: 400,
      body: { code: 'InvalidRequest', field },
    });
  });
});

describe('a header', () => {
  it.each([
    ['idempotency-key', 'once please'],
    ['x-min-position', 'now'],
    ['x-min-position', '1'.repeat(65)],
  ])('that is not understood is refused: %s: %s', async (field, value) => {
    expect(await learner.get('/api/progress', { [field]: value })).toMatchObject({
      status: 400,
      body: { code: 'InvalidRequest', field },
    });
  });

  it('that is too long is refused', async () => {
    const bytes = `GET /api/user HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`;
    expect(await onSocket(bytes)).toMatchObject({ status: 431, body: { code: 'HeadersTooLarge' } });
  });
});

describe('what is no HTTP request', () => {
  it.each([
    'nonsense\r\n\r\n',
    'GET / HTTP/9\r\n\r\n',
    'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n',
  ])('is answered like every error: %j', async (bytes) => {
    expect(await onSocket(bytes)).toEqual({
      status: 400,
      body: { message: 'This is not an HTTP request.', code: 'MalformedRequest' },
    });
  });
});
