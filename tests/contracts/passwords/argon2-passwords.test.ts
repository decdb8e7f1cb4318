import { beforeAll, describe, expect, it } from 'vitest';
import { HashingOverloaded, type Passwords } from '../../../domain/ports/passwords.ts';
import { argon2Passwords } from '../../../ops/adapters/passwords/argon2-passwords.ts';

let passwords: Passwords;
beforeAll(async () => {
  passwords = await argon2Passwords();
});

describe('a password', () => {
  it('is kept as argon2id with the parameters OWASP names, and a salt of its own', async () => {
    const [one, two] = await Promise.all([passwords.hash('the same'), passwords.hash('the same')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(two).not.toBe(one);
  });

  it('matches its own hash and no other', async () => {
    const hash = await passwords.hash('correct horse');
    expect(await passwords.verify('correct horse', hash)).toBe(true);
    expect(await passwords.verify('Correct horse', hash)).toBe(false);
    expect(await passwords.verify('correct horse ', hash)).toBe(false);
    expect(await passwords.verify('', hash)).toBe(false);
  });

  it('matches no missing hash, not even the password behind the stand-in', async () => {
    for (const guess of ['', 'guess', 'a password that no account has']) {
      expect(await passwords.verify(guess, undefined)).toBe(false);
    }
  });

  it('is neither cut nor altered', async () => {
    const long = 'ü'.repeat(127);
    const hash = await passwords.hash(`${long}a`);
    expect(await passwords.verify(`${long}b`, hash)).toBe(false);
    expect(await passwords.verify(`${long.normalize('NFD')}a`, hash)).toBe(false);
    expect(await passwords.verify(`${long}a`, hash)).toBe(true);
  });

  it.each(['password', 'PassWord123', 'qwertyuiop', '1234567890', 'iloveyou'])(
    'is common: %s',
    (common) => expect(passwords.isCommon(common)).toBe(true),
  );

  it('is not common when nobody else thought of it', () => {
    expect(passwords.isCommon('correct horse battery staple')).toBe(false);
  });
});

describe('many passwords at once', () => {
  it('are hashed up to a limit, the rest is told to come back, and then all is free again', async () => {
    const asked = await Promise.allSettled(
      Array.from({ length: 80 }, () => passwords.verify('guess', undefined)),
    );
    const refused = asked.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(80 - 4 - 64);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(HashingOverloaded);
    expect(await passwords.verify('guess', undefined)).toBe(false);
    const hash = await passwords.hash('still works');
    expect(await passwords.verify('still works', hash)).toBe(true);
  });
});
