import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { HashingOverloaded, type Passwords } from '../../../domain/ports/passwords.ts';

/** argon2id with the first parameters OWASP's Password Storage Cheat Sheet names. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const atOnce = 4;
const mayWait = 64;

/** Lets `atOnce` through and `mayWait` queue; throws `HashingOverloaded` beyond. */
const gate = () => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= mayWait) throw new HashingOverloaded('Too many sign-ins at once');
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Handed on, not given back: nobody may slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};

export const argon2Passwords = async (): Promise<Passwords> => {
  const through = gate();
  const common = new Set(dictionary['passwords-common']);
  const nobody = await hash('a password that no account has', cost);
  return {
    hash: (password) => through(() => hash(password, cost)),
    verify: async (password, stored) => {
      const matches = await through(() => verify(stored ?? nobody, password));
      return matches && stored !== undefined;
    },
    isCommon: (password) => common.has(password.toLowerCase()),
  };
};
