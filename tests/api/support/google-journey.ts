import { expect } from 'vitest';
import type { Product } from '../../../ops/product/start-product.ts';
import type { OpenIdServer } from '../../support/openid-server.ts';
import { type Browser, browser } from './browser.ts';

/** Where an answer sends the browser. */
const locationOf = ({ headers }: { readonly headers: Headers }): URL =>
  new URL(headers.get('location') ?? '', 'http://nowhere.invalid');

/** What the provider makes of a browser that comes with this address: the address it goes back to. */
export const throughProvider = async (address: string): Promise<URL> =>
  locationOf(await fetch(address, { redirect: 'manual' }));

/** To the provider and back to our door, which is not yet gone through. */
export const toTheDoor = async (own: Browser): Promise<URL> => {
  const began = await own.get('/api/auth/google');
  expect(began.status, began.text).toBe(302);
  return throughProvider(locationOf(began).href);
};

/** Goes through our door as the provider's page would send it; which page of ours comes next. */
export const throughTheDoor = async (own: Browser, { pathname, search }: URL): Promise<string> => {
  const answer = await own.get(`${pathname}${search}`, { 'sec-fetch-site': 'cross-site' });
  expect(answer.status, answer.text).toBe(302);
  const next = locationOf(answer);
  expect(next.origin, 'leads to a page of ours').toBe('http://nowhere.invalid');
  return `${next.pathname}${next.search}`;
};

/** The whole way. */
export const byGoogle = async (own: Browser): Promise<string> =>
  throughTheDoor(own, await toTheDoor(own));

let people = 0;
/** Somebody nobody here has seen, in front of the provider. */
export const newPerson = (changes: object = {}) => {
  people += 1;
  return {
    sub: `10000000000000000${people}`,
    email: `person${people}@gmail.example`,
    email_verified: true,
    given_name: 'Grace',
    family_name: 'Kim',
    ...changes,
  };
};

/** What they choose here; under a name of their own where none is given. */
export const newChoices = (username = `grace${people}`) => ({
  username,
  firstName: 'Grace',
  lastName: 'Kim',
  healthcareField: 'RT',
  timeZone: 'America/Chicago',
});

/** Opens an account with Google; the browser is signed in to it. */
export const newcomer = async (
  { url }: Pick<Product, 'url'>,
  provider: OpenIdServer,
  person = newPerson(),
): Promise<Browser & { readonly id: string }> => {
  const own = browser(url);
  provider.with(person);
  expect(await byGoogle(own)).toBe('/auth?google=new');
  const opened = await own.post('/api/auth/google/arrival/account', newChoices());
  expect(opened.status, opened.text).toBe(201);
  return { ...own, id: opened.body.id };
};
