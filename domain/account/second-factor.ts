import { match } from 'ts-pattern';
import type { About } from './about.ts';
import type { AccountEvent } from './events.ts';

/** What somebody showed beside their password. */
export type ShownFactor = 'totp' | 'recovery-code' | 'passkey';

/** What an account is entered with beside its password. */
export type HeldFactors = { readonly totp: boolean; readonly passkeys: number };

/** As the stream tells them, with how often they changed. */
type Factors = HeldFactors & { readonly factorChanges: number };

export type SecondFactorCommand =
  | { readonly type: 'TurnOnTotp' | 'TurnOffTotp' | 'RenewRecoveryCodes' }
  | {
      /** Tells what is held and was not told yet: a passkey that was added, a crash that came between. */
      readonly type: 'SettleFactors';
      readonly held: HeldFactors;
      /** The changes that were known before it was looked what is held: after others it is old news. */
      readonly seen: number;
    }
  | {
      /** Of an operator, for whoever lost what they are asked for. */
      readonly type: 'RemoveFactors';
      /** Whether there was anything; what the stream does not tell yet counts too. */
      readonly wereHeld: boolean;
    };

const turnedOn = (about: About, { totp }: Factors): AccountEvent[] =>
  totp ? [] : [{ type: 'TotpTurnedOn', data: about }];

const turnedOff = (about: About, { totp }: Factors): AccountEvent[] =>
  totp ? [{ type: 'TotpTurnedOff', data: about }] : [];

/** What a second factor at sign-in tells beside it; one whose turning on was cut off is told of now. */
export const shownEvents = (
  about: About,
  shown: ShownFactor | undefined,
  factors: Factors,
): AccountEvent[] => {
  if (shown === undefined) return [];
  const used: AccountEvent[] =
    shown === 'recovery-code' ? [{ type: 'RecoveryCodeUsed', data: about }] : [];
  return [...(shown === 'totp' ? turnedOn(about, factors) : []), ...used];
};

/** Whether the stream tells what is held. */
export const areTold = (factors: HeldFactors, held: HeldFactors): boolean =>
  factors.totp === held.totp && factors.passkeys === held.passkeys;

const settled = (about: About, held: HeldFactors, factors: Factors): AccountEvent[] => {
  const missing = held.passkeys - factors.passkeys;
  const type = missing > 0 ? 'PasskeyAdded' : 'PasskeyRemoved';
  const passkeys = Array.from(
    { length: Math.abs(missing) },
    () => ({ type, data: about }) as const,
  );
  return [...(held.totp ? turnedOn(about, factors) : turnedOff(about, factors)), ...passkeys];
};

/** What follows from a change of the second factors. */
export const secondFactorEvents = (
  about: About,
  command: SecondFactorCommand,
  factors: Factors,
): AccountEvent[] =>
  match(command)
    .returnType<AccountEvent[]>()
    .with({ type: 'TurnOnTotp' }, () => turnedOn(about, factors))
    .with({ type: 'TurnOffTotp' }, () => turnedOff(about, factors))
    .with({ type: 'RenewRecoveryCodes' }, () => [{ type: 'RecoveryCodesRenewed', data: about }])
    .with({ type: 'SettleFactors' }, ({ held, seen }) =>
      seen === factors.factorChanges ? settled(about, held, factors) : [],
    )
    .with({ type: 'RemoveFactors' }, ({ wereHeld }) =>
      wereHeld || factors.totp || factors.passkeys > 0
        ? [{ type: 'FactorsRemoved', data: about }]
        : [],
    )
    .exhaustive();
