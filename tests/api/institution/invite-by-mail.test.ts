import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schoolLimits } from '../../../domain/contracts/institution.ts';
import { institutionStream } from '../../../domain/kernel/ids.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { awaitMails, mailSettled, mailsTo } from '../support/outbox.ts';
import { newLearner } from '../support/people.ts';
import { join, newSchool, type TestSchool } from '../support/schools.ts';

let product: TestProduct & { readonly stop: () => Promise<void> };
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const upload = ({ id, coordinator }: TestSchool, csv: string) =>
  coordinator.post(`/api/schools/${id}/invitations/csv`, { csv, days: 30 });

const eventsOf = async ({ id }: TestSchool) =>
  (await product.world.commands.log.readStream(institutionStream(id))).map(({ type }) => type);

describe('a file of addresses', () => {
  it('is a mail to each, with a link that works once', async () => {
    const school = await newSchool(product, { name: 'Harbor Institute' });
    const answer = await upload(school, 'Email,Cohort\r\nann@example.com\r\n"bo@example.com",\r\n');
    expect(answer).toMatchObject({ status: 200, body: { invited: 2, wrong: [] } });
    const [mail] = await awaitMails(product, 'ann@example.com', { subject: /Harbor Institute/ });
    await awaitMails(product, 'bo@example.com', { subject: /Harbor Institute/ });
    const token = /#(\S+)$/m.exec(mail?.text ?? '')?.[1] ?? '';
    expect(mail?.text).toMatch(/^Hello,\n/);
    expect((await join(await newLearner(product), token)).status).toBe(204);
    expect((await join(await newLearner(product), token)).status).toBe(410);
    const { body } = await school.coordinator.get(`/api/schools/${school.id}`);
    expect(body).toMatchObject({
      taken: 1,
      openInvitations: 1,
      invitations: [{ way: 'mail', address: 'bo@example.com', link: null, uses: 1 }],
    });
  });

  it('invites nobody where a row is wrong, and names every such row by its line', async () => {
    const school = await newSchool(product);
    const csv = [
      'email,cohort',
      'cara@example.com',
      'no address',
      '',
      'cara@EXAMPLE.com',
      'dan@example.com,Spring',
      'eve@example.com,,more',
    ].join('\n');
    const before = await eventsOf(school);
    expect((await upload(school, csv)).body).toEqual({
      invited: 0,
      wrong: [
        { line: 3, text: 'Enter an email address such as name@example.com.' },
        { line: 5, text: 'The address is in line 2 already.' },
        { line: 6, text: 'There is no cohort "Spring".' },
        { line: 7, text: 'Use two columns: the email address and the cohort.' },
      ],
    });
    expect((await upload(school, 'ok@example.com\n"open')).body).toMatchObject({
      invited: 0,
      wrong: [{ text: 'A quotation mark is open, or in the wrong place.' }],
    });
    expect(await eventsOf(school)).toEqual(before);
    await mailSettled(product);
    expect(mailsTo(product, 'cara@example.com')).toEqual([]);
  });

  it('has an end, and writes to nobody twice while an invitation is open', async () => {
    const school = await newSchool(product);
    const many = Array.from({ length: schoolLimits.rows + 1 }, (_, n) => `f${n}@example.com`);
    expect((await upload(school, many.join('\n'))).body).toMatchObject({
      invited: 0,
      wrong: [{ line: schoolLimits.rows + 1 }],
    });
    expect((await upload(school, 'gus@example.com')).body).toMatchObject({ invited: 1 });
    expect((await upload(school, 'GUS@example.com')).body).toMatchObject({
      invited: 0,
      wrong: [{ line: 1 }],
    });
  });

  it('leaves no address in clear, neither in the log nor in the queue', async () => {
    const school = await newSchool(product);
    await upload(school, 'canary-address@example.com');
    await awaitMails(product, 'canary-address@example.com', { subject: /invites you/ });
    const { rows } = await product.world.database.query(
      `select (select count(*) from log.event where data::text like '%canary-address%')::int
         + (select count(*) from auth.mail where sealed::text like '%canary-address%')::int as found`,
    );
    expect(rows[0].found).toBe(0);
  });

  it('is taken from the coordinators of the school alone', async () => {
    const school = await newSchool(product);
    const stranger = await newLearner(product);
    expect((await upload({ ...school, coordinator: stranger }, 'h@example.com')).status).toBe(404);
  });
});
