import { isIP, isIPv4 } from 'node:net';
import { z } from 'zod';
import { bareHost } from './origin.ts';

/** A variable's value; `parse` gives undefined for what is not `right`. */
export const given = <Value>(parse: (text: string) => Value | undefined, right: string) =>
  z.string().transform((text, context) => {
    const value = parse(text.trim());
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: right });
    return z.NEVER;
  });

export const wholeNumber = ({ from, to }: { readonly from: number; readonly to?: number }) =>
  given(
    (text) => {
      const number = Number(text);
      const fits = number >= from && number <= (to ?? Number.MAX_SAFE_INTEGER);
      return /^\d+$/.test(text) && fits ? number : undefined;
    },
    to === undefined
      ? `use a whole number, ${from} or more`
      : `use a whole number from ${from} to ${to}`,
  );

export const urlOf = (schemes: readonly string[], right: string) =>
  given((text) => {
    const url = URL.parse(text);
    const hasScheme = schemes.some((scheme) => url?.protocol === `${scheme}:`);
    return hasScheme && /^[a-z]+:\/\//i.test(text) ? text : undefined;
  }, right);

const isHost = (text: string): boolean =>
  isIP(bareHost(text)) !== 0 || (/^[a-z0-9._-]+$/i.test(text) && URL.canParse(`http://${text}`));

export const hostName = given(
  (text) => (isHost(text) ? text : undefined),
  'use an address such as 127.0.0.1 or ::1, or a host name',
);

const networks = new Set(['loopback', 'linklocal', 'uniquelocal']);

const isNetwork = (text: string): boolean => {
  const [address = '', length, ...more] = text.split('/');
  const longest = isIPv4(address) ? 32 : 128;
  if (isIP(address) === 0 || more.length > 0) return false;
  return length === undefined || (/^\d+$/.test(length) && Number(length) <= longest);
};

export const proxy = given(
  (text) => (networks.has(text) || isNetwork(text) ? text : undefined),
  'use addresses or networks such as 10.0.0.1 or 10.0.0.0/8, with commas between them',
);

/** Several of them, with commas between. */
export const listOf = (one: z.ZodType<string, string>) =>
  z.string().transform((text, context) => {
    const parts = text.split(',').map((part) => part.trim());
    const parsed = z.array(one).safeParse(parts.filter(Boolean));
    if (parsed.success) return parsed.data;
    context.addIssue({ code: 'custom', message: parsed.error.issues[0]?.message ?? 'use a list' });
    return z.NEVER;
  });
