import { isIP } from 'node:net';
import { productName } from '../../../domain/contracts/product.ts';
import { Refused } from '../../server/refused.ts';
import type { ApiWorld } from '../../server/world.ts';

export type RelyingParty = {
  readonly id: string;
  readonly origin: string;
  readonly name: string;
};

const hostOf = (publicOrigin: string): string =>
  new URL(publicOrigin).hostname.replaceAll(/[[\]]/g, '');

/** Browsers make passkeys for names, over https or on this machine, and never for an address of numbers. */
export const passkeysWorkAt = (publicOrigin: string): boolean => {
  const host = hostOf(publicOrigin);
  return isIP(host) === 0 && (publicOrigin.startsWith('https:') || host === 'localhost');
};

/** Whom passkeys are made for and shown to: what the installation is configured to be. Throws `Refused`. */
export const relyingParty = ({
  settings: { publicOrigin },
}: Pick<ApiWorld, 'settings'>): RelyingParty => {
  if (!passkeysWorkAt(publicOrigin)) throw new Refused({ code: 'PasskeysNotHere' });
  return { id: hostOf(publicOrigin), origin: publicOrigin, name: productName };
};
