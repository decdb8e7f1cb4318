import type { About } from './about.ts';
import type { AccountEvent } from './events.ts';

/** What somebody showed beside their password. */
export type ShownFactor = 'totp' | 'recovery-code' | 'passkey';

export type SecondFactorCommand = {
  readonly type:
    | ('TurnOnTotp' | 'TurnOffTotp' | 'RenewRecoveryCodes')
    | ('AddPasskey' | 'RemovePasskey');
};

type Factors = { readonly totp: boolean };

const turnedOn = (about: About, { totp }: Factors): AccountEvent[] =>
  totp ? [] : [{ type: 'TotpTurnedOn', data: about }];

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

/** What follows from a change of the second factors. */
export const secondFactorEvents = (
  about: About,
  { type }: SecondFactorCommand,
  factors: Factors,
): AccountEvent[] => {
  if (type === 'TurnOnTotp') return turnedOn(about, factors);
  if (type === 'RenewRecoveryCodes') return [{ type: 'RecoveryCodesRenewed', data: about }];
  if (type === 'AddPasskey') return [{ type: 'PasskeyAdded', data: about }];
  if (type === 'RemovePasskey') return [{ type: 'PasskeyRemoved', data: about }];
  return factors.totp ? [{ type: 'TotpTurnedOff', data: about }] : [];
};
