import { z } from 'zod';
import { accountId } from '../../../domain/kernel/ids.ts';
import type { ApiContext } from '../../server/context.ts';
import type { Exchange } from '../../server/exchange.ts';
import { Refused } from '../../server/refused.ts';
import { type StepKind, stepBrowser, stepBrowserOrNew } from '../step-store.ts';

const registering = z.object({ accountId, sessionId: z.string() });

/** A new passkey is asked for, by this session and for this account. */
export const registration: StepKind<z.infer<typeof registering>> = {
  name: 'passkey-registration',
  data: registering,
};

const nothing = z.object({});

/** Somebody is asked who they are. */
export const assertion: StepKind<z.infer<typeof nothing>> = {
  name: 'passkey-assertion',
  data: nothing,
};

/** Keeps what this browser was asked, under the challenge itself. */
export const keepChallenge = async <Data>(
  { world, steps }: ApiContext,
  exchange: Exchange,
  { kind, challenge, data }: { kind: StepKind<Data>; challenge: string; data: Data },
): Promise<void> => {
  const browser = stepBrowserOrNew(exchange, world.settings.publicOrigin);
  const now = world.clock.instant();
  await steps.put(kind, { browser, of: challenge }, { data, now });
};

const clientData = z.object({ challenge: z.string().min(16).max(200) });

const challengeIn = (clientDataJSON: string): string | undefined => {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8');
    return clientData.parse(JSON.parse(text)).challenge;
  } catch {
    return undefined;
  }
};

/** What the answer is to: asked of this browser, lately, and answered once. Throws `Refused`. */
export const takeChallenge = async <Data>(
  { world, steps }: ApiContext,
  { request }: Pick<Exchange, 'request'>,
  { kind, clientDataJSON }: { kind: StepKind<Data>; clientDataJSON: string },
): Promise<Data & { readonly challenge: string }> => {
  const challenge = challengeIn(clientDataJSON);
  const browser = stepBrowser(request, world.settings.publicOrigin);
  const taken =
    challenge !== undefined && browser !== undefined
      ? await steps.take(kind, { browser, of: challenge }, world.clock.instant())
      : undefined;
  if (!taken || challenge === undefined) throw new Refused({ code: 'PasskeyRefused' });
  return { ...taken, challenge };
};
