import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry } from '../../../domain/contracts/audit.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { browser } from '../support/browser.ts';
import { type Learner, newAdmin, newLearner } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';

let product: TestProduct;
let admin: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  admin = await newAdmin(product);
});
afterAll(() => product.stop());

const search = (given: Record<string, string | number> = {}) =>
  admin.get(
    `/api/admin/audit?${new URLSearchParams(Object.entries(given).map(([k, v]) => [k, `${v}`]))}`,
  );
const found = async (given: Record<string, string | number> = {}): Promise<AuditEntry[]> =>
  (await search(given)).body.entries;
const types = (entries: readonly AuditEntry[]) => entries.map(({ type }) => type);

describe('the audit', () => {
  it('is for administrators', async () => {
    const learner = await newLearner(product);
    for (const path of ['', '/counts?days=2026-11-20', '/types', '/events/1', '/chain']) {
      expect((await learner.get(`/api/admin/audit${path}`)).status, path).toBe(403);
      expect((await browser(product.url).get(`/api/admin/audit${path}`)).status, path).toBe(401);
    }
  });

  it('tells who did what, newest first, and never a name', async () => {
    const learner = await newLearner(product, { firstName: 'Zebulon' });
    const { body, text } = await search({ person: learner.id });
    expect(types(body.entries)).toEqual(['SignedIn', 'AccountOpened']);
    expect(body.entries[1]).toMatchObject({
      actor: { kind: 'person', id: learner.id },
      about: null,
      says: { verb: 'opened', what: 'an account', tail: 'RT' },
      stream: `account-${learner.id}`,
      revision: 0,
      isNotable: false,
    });
    expect(text).not.toContain('Zebulon');
    expect(text).not.toContain(learner.email);
  });

  it('finds a person by exact e-mail or user name, also in the one field of the search', async () => {
    const learner = await newLearner(product);
    for (const by of [{ person: learner.email }, { q: learner.username }, { q: learner.id }]) {
      expect(await found(by)).toHaveLength(2);
    }
    expect((await search({ q: learner.email })).body.understood).toBe('person');
    expect(await found({ person: learner.email.slice(1) })).toEqual([]);
  });

  it('says what a quiz came to', async () => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner, { limit: 3 });
    await handIn(learner, paper);
    const submitted = { person: learner.id, type: 'QuizSubmitted' };
    await expect.poll(() => found(submitted)).toHaveLength(1);
    const [entry] = await found(submitted);
    expect(entry?.says).toMatchObject({ verb: 'submitted', what: 'a practice quiz' });
    expect(entry?.says.tail).toMatch(/^\d of 3, \d+%$/);
    const ofStream = await found({ stream: entry?.stream ?? '' });
    expect(types(ofStream).at(-1)).toBe('PaperIssued');
    const beginning = `${entry?.stream.slice(0, 16)}*`;
    expect(await found({ stream: beginning })).toEqual(ofStream);
    expect(await found({ q: entry?.stream ?? '' })).toEqual(ofStream);
  });

  it('narrows to a type, an actor and words of a type', async () => {
    expect(new Set(types(await found({ type: 'AccountOpened' })))).toEqual(
      new Set(['AccountOpened']),
    );
    const bySystem = await found({ actor: 'system' });
    expect(bySystem.every(({ actor }) => actor.kind === 'system')).toBe(true);
    expect(bySystem.length).toBeGreaterThan(0);
    const byAdmins = await found({ actor: 'admin' });
    expect(new Set(byAdmins.map(({ actor }) => actor.id))).toEqual(new Set([admin.id]));
    const byPeople = await found({ actor: 'person', limit: 100 });
    expect(byPeople.every(({ actor }) => actor.kind === 'person')).toBe(true);
    expect(new Set(types(await found({ q: 'account opened' })))).toEqual(
      new Set(['AccountOpened']),
    );
    expect((await search({ q: 'no such thing' })).body).toEqual({
      entries: [],
      nextBefore: null,
      understood: 'nothing',
    });
  });

  it('goes from page to page without a gap or a repetition, and forward from what is shown', async () => {
    const all = await found({ limit: 60 });
    const pages: AuditEntry[] = [];
    let before: string | null = '~';
    for (let page = 0; page < 4 && before; page += 1) {
      const given: Record<string, string | number> = { limit: 15, ...(page > 0 ? { before } : {}) };
      const { body } = await search(given);
      pages.push(...body.entries);
      before = body.nextBefore;
    }
    expect(pages.map(({ position }) => position)).toEqual(all.map(({ position }) => position));
    const [newest] = all;
    await newLearner(product);
    const later = async () => types(await found({ after: newest?.position ?? '' }));
    await expect.poll(later).toEqual(['SignedIn', 'AccountOpened']);
  });

  it('narrows to days of whoever looks, and counts them', async () => {
    const { body } = await admin.get('/api/admin/audit/counts?days=2001-01-01');
    expect(body.days).toEqual([{ day: '2001-01-01', count: 0, isMore: false }]);
    expect(body.today.count).toBeGreaterThan(2);
    const { day } = body.today;
    const opened = await admin.get(`/api/admin/audit/counts?days=${day}&type=AccountOpened`);
    const entries = await found({ from: day, to: day, type: 'AccountOpened', limit: 100 });
    expect(opened.body.days[0].count).toBe(entries.length);
    expect(await found({ to: '2001-01-01' })).toEqual([]);
    expect(await found({ from: '2100-01-01' })).toEqual([]);
  });

  it('names what is wrong with a filter', async () => {
    expect((await search({ type: 'drop table' })).status).toBe(400);
    expect((await search({ limit: 101 })).status).toBe(400);
    expect((await search({ stream: 'item-r*' })).body.message).toContain('stream');
    expect((await search({ colour: 'red' })).status).toBe(400);
  });
});

describe('one event', () => {
  it('is shown as it is stored, its personal parts sealed, with what led to what', async () => {
    const learner = await newLearner(product, { firstName: 'Zebulon' });
    const [, opened] = await found({ person: learner.id });
    const { status, body, text } = await admin.get(`/api/admin/audit/events/${opened?.position}`);
    expect(status).toBe(200);
    expect(body.sealed).toEqual(['email', 'username', 'firstName', 'lastName']);
    expect(body.stored).toMatchObject({ type: 'AccountOpened', stream: `account-${learner.id}` });
    expect(text).not.toContain('Zebulon');
    expect(body.chain.map(({ type }: AuditEntry) => type)).toContain('AccountOpened');
    expect((await admin.get('/api/admin/audit/events/99999999999999999999')).status).toBe(404);
  });
});

describe('the names behind the audit', () => {
  it('are shown with a reason, and each look stands in the audit itself', async () => {
    const learner = await newLearner(product, { firstName: 'Zebulon', lastName: 'Pike' });
    const { status, body } = await admin.post('/api/admin/audit/names', {
      accountIds: [learner.id],
      reason: 'support',
    });
    expect(status).toBe(200);
    expect(body.people).toEqual([
      { accountId: learner.id, name: 'Zebulon Pike', email: learner.email },
    ]);
    const [viewed] = await found({ person: learner.id });
    expect(viewed).toMatchObject({
      type: 'PersonalDataViewed',
      actor: { kind: 'admin', id: admin.id },
      about: learner.id,
      isNotable: true,
    });
    expect(viewed?.says.tail).toBe('answering a support request');
  });

  it('need a reason, and nobody but an administrator is shown them', async () => {
    const learner = await newLearner(product);
    const body = { accountIds: [learner.id], reason: 'support' };
    expect((await learner.post('/api/admin/audit/names', body)).status).toBe(403);
    const without = await admin.post('/api/admin/audit/names', { accountIds: [learner.id] });
    expect(without.status).toBe(400);
    expect(await found({ person: learner.id })).toHaveLength(2);
  });
});
