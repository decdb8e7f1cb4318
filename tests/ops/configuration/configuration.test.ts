import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { originOf, originsFromElsewhere } from '../../../ops/configuration/origin.ts';
import { readConfiguration, settingNames, WrongConfiguration } from '../../../ops/configuration.ts';

const complaintsOf = (variables: Record<string, string>): readonly string[] => {
  try {
    readConfiguration(variables);
  } catch (error) {
    if (error instanceof WrongConfiguration) return error.message.split('\n').slice(1);
    throw error;
  }
  return [];
};

describe('the settings', () => {
  it('may all be left out, or empty', () => {
    const wanted = { port: 3000, host: '127.0.0.1', publicOrigin: 'http://127.0.0.1:3000' };
    expect(readConfiguration({})).toMatchObject(wanted);
    expect(readConfiguration({ PORT: '', HOST: '', TRUSTED_PROXIES: '' })).toMatchObject(wanted);
  });

  it('that are wrong are all named at once, each with what would be right and none with its value', () => {
    const wrong = {
      PORT: '80 80',
      HOST: 'not a host',
      PUBLIC_ORIGIN: 'boardwell.example',
      ALLOWED_HOSTS: 'fine.example, no/host',
      DATABASE_URL: 'mysql://root:hidden@localhost/x',
      EVENT_STORE_URL: 'http://localhost:2113',
      NATS_URL: 'http://user:hidden@localhost:4222',
      SMTP_URL: 'http://user:hidden@localhost:25',
      MAIL_FROM: 'nobody',
      REGISTRATIONS_PER_MINUTE: 'many',
      PAPERS_PER_MINUTE: '0',
      CHANGES_PER_MINUTE: '-1',
      METRICS_TOKEN: 'hidden',
      TRUSTED_PROXIES: '10.0.0.1, proxy-one',
      LOG_LEVEL: 'loud',
    };
    const complaints = complaintsOf(wrong);
    expect(complaints.map((line) => line.trim().split(':')[0])).toEqual(Object.keys(wrong));
    for (const complaint of complaints) expect(complaint).toMatch(/^ {2}[A-Z_]+: use /);
    expect(complaints.join('\n')).not.toMatch(/hidden|many|loud/);
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '1e3'],
    ['PORT', '3000.5'],
    ['HOST', 'http://localhost'],
    ['HOST', '127.0.0.1:3000'],
    ['HOST', '1.2.3.4.5'],
    ['HOST', ':::1'],
    ['PUBLIC_ORIGIN', 'https:boardwell.example'],
    ['DATABASE_URL', 'postgres'],
    ['VAULT_DATABASE_URL', 'mysql://host/keys'],
    ['EVENT_STORE_URL', 'esdb://'],
    ['NATS_URL', 'nats://'],
    ['NATS_URL', 'nats:host:4222'],
    ['NATS_URL', 'nats://host:4222/path'],
    ['NATS_URL', 'nats://one:4222,tls://two:4222'],
    ['NATS_URL', 'nats://one:4222,nats://user:password@two:4222'],
    ['METRICS_TOKEN', 'a token with some spaces'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
  ])('refuse %s=%s', (name, value) => {
    expect(complaintsOf({ [name]: value })).toEqual([expect.stringContaining(`${name}: use `)]);
  });

  it.each([
    ['127.0.0.1', '127.0.0.1', 'http://127.0.0.1:3000'],
    ['::1', '::1', 'http://[::1]:3000'],
    ['[::1]', '::1', 'http://[::1]:3000'],
    ['fe80::1%eth0', 'fe80::1%eth0', 'http://[fe80::1]:3000'],
    ['localhost', 'localhost', 'http://localhost:3000'],
    ['0.0.0.0', '0.0.0.0', 'http://127.0.0.1:3000'],
    ['::', '::', 'http://localhost:3000'],
    ['0::0', '0::0', 'http://localhost:3000'],
  ])('take HOST=%s, to be opened at an address that a browser knows', (given, host, origin) => {
    expect(readConfiguration({ HOST: given })).toMatchObject({ host, publicOrigin: origin });
    expect(originOf(host, 3000)).toBe(origin);
  });

  it('tell what other machines open only where they are listened to', () => {
    expect(originsFromElsewhere('127.0.0.1', 3000)).toEqual([]);
    for (const origin of originsFromElsewhere('0.0.0.0', 3000)) {
      expect(origin).toMatch(/^http:\/\/\d+\.\d+\.\d+\.\d+:3000$/);
      expect(origin).not.toContain('//127.');
    }
  });

  it('keep of a public origin what browsers send, and a list without its spaces', () => {
    const { publicOrigin, trustedProxies, allowedHosts } = readConfiguration({
      PUBLIC_ORIGIN: 'https://Boardwell.example:443/start?x=1',
      TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16,::1 , loopback',
      ALLOWED_HOSTS: 'boardwell, inner.example',
    });
    expect(publicOrigin).toBe('https://boardwell.example');
    expect(trustedProxies).toEqual(['10.0.0.1', '10.1.0.0/16', '::1', 'loopback']);
    expect(allowedHosts).toEqual(['boardwell', 'inner.example']);
  });
});

describe('Google', () => {
  const both = { GOOGLE_CLIENT_ID: 'an-id', GOOGLE_CLIENT_SECRET: 'a-secret' };

  it('is set up by both of its settings, or not at all', () => {
    expect(readConfiguration({}).google).toBeUndefined();
    expect(readConfiguration(both).google).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'an-id',
      clientSecret: 'a-secret',
    });
    for (const name of ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']) {
      expect(() => readConfiguration({ ...both, [name]: '' })).toThrow(`${name}: set both`);
    }
  });

  it.each(['http://elsewhere.example', 'accounts.google.com', 'https://a.example/?x=1'])(
    'is not looked for at %s',
    (GOOGLE_ISSUER) => {
      expect(() => readConfiguration({ ...both, GOOGLE_ISSUER })).toThrow('GOOGLE_ISSUER: use');
    },
  );
});

describe('the table of settings', () => {
  it('in the README names every one, and no other', async () => {
    const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8');
    const rows = [...readme.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm)];
    const named = rows.flatMap(([, names = '']) => [...names.matchAll(/[A-Z_]+/g)].map(String));
    expect(named.toSorted()).toEqual(settingNames.toSorted());
  });
});

describe('the way of mail', () => {
  const from = 'Boardwell <no-reply@boardwell.example>';
  const wayOf = (variables: Record<string, string>) => readConfiguration(variables).mailWay;

  it.each([
    ['smtp://mail.example', { host: 'mail.example', port: 587, tls: 'demanded' }],
    ['smtps://mail.example', { host: 'mail.example', port: 465, tls: 'implicit' }],
    ['smtp://mail.example:2525/?tls=none', { port: 2525, tls: 'none' }],
    ['smtp://localhost:1025', { host: 'localhost', port: 1025, tls: 'none' }],
    ['smtp://[::1]:1025', { host: '::1', tls: 'none' }],
    ['smtp://me:p%40ss@mail.example', { login: { user: 'me', pass: 'p@ss' } }],
  ])('is read from %s', (url, wanted) => {
    const { mailServer, mailWay } = readConfiguration({ SMTP_URL: url, MAIL_FROM: from });
    expect(mailServer).toMatchObject({ ...wanted, from });
    expect(mailWay).toBe('smtp');
  });

  it.each([
    ...[
      'smtp:mail.example',
      'smtp://',
      'smtp://mail.example/inbox',
      'smtps://mail.example?tls=none',
    ],
    ...['smtp://mail.example?tls=off', 'smtp://mail.example#x'],
  ])('is not read from %s', (url) =>
    expect(complaintsOf({ SMTP_URL: url, MAIL_FROM: from })[0]).toMatch(/^ {2}SMTP_URL: use /),
  );

  it('needs a sender', () => {
    expect(complaintsOf({ SMTP_URL: 'smtp://mail.example' })[0]).toMatch(/^ {2}MAIL_FROM: use /);
    for (const wrong of ['a <b@c.example', 'a@b.example\r\nBcc: c@d.example', '<a@b.example>']) {
      expect(complaintsOf({ MAIL_FROM: wrong })[0]).toMatch(/^ {2}MAIL_FROM: use /);
    }
  });

  it('is a page of this machine, where only this machine is served', () => {
    expect(wayOf({})).toBe('outbox');
    expect(wayOf({ HOST: 'localhost', PORT: '4000' })).toBe('outbox');
    expect(wayOf({ HOST: '0.0.0.0' })).toBe('none');
    expect(wayOf({ PUBLIC_ORIGIN: 'https://boardwell.example' })).toBe('none');
  });
});

describe('the address of NATS', () => {
  const natsOf = (url: string) => readConfiguration({ NATS_URL: url }).nats;

  it('may be several, with what shows who asks', () => {
    expect(natsOf('')).toBeUndefined();
    expect(natsOf('nats://one, nats://[::1]:4333/')).toEqual({
      addresses: ['one:4222', '[::1]:4333'],
      encrypted: false,
      credentials: undefined,
    });
    expect(natsOf('tls://user:50%25%20off@one:4222')).toEqual({
      addresses: ['one:4222'],
      encrypted: true,
      credentials: { user: 'user', pass: '50% off' },
    });
    expect(natsOf('nats://t0ken@one')?.credentials).toEqual({ token: 't0ken' });
  });
});
