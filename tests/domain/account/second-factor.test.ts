import { describe, it } from 'vitest';
import { account } from '../../../domain/account/account.ts';
import type { AccountEvent } from '../../../domain/account/events.ts';
import { accountOpened, later, learner } from '../../support/facts.ts';
import { given } from '../../support/given.ts';

const data = { accountId: learner, at: later };
const event = (type: 'TotpTurnedOn' | 'PasskeyAdded' | 'FactorsRemoved'): AccountEvent => ({
  type,
  data,
});
const none = { totp: false, passkeys: 0 };
const settle = (held: typeof none, seen: number) =>
  ({ type: 'SettleFactors', ...data, held, seen }) as const;

describe('second factors that stand in the tables', () => {
  it('are told as often as they were not told yet', () => {
    given(account, [accountOpened(), event('PasskeyAdded')])
      .when(settle({ totp: true, passkeys: 3 }, 1))
      .thenRecords(event('TotpTurnedOn'), event('PasskeyAdded'), event('PasskeyAdded'));
  });

  it('and are gone from there are told as gone', () => {
    given(account, [accountOpened(), event('TotpTurnedOn'), event('PasskeyAdded')])
      .when(settle(none, 2))
      .thenRecords({ type: 'TotpTurnedOff', data }, { type: 'PasskeyRemoved', data });
  });

  it('are told once', () => {
    given(account, [accountOpened(), event('PasskeyAdded')])
      .when(settle({ totp: false, passkeys: 1 }, 1))
      .thenRecords();
  });

  it('are left alone by who looked before the last change was told', () => {
    given(account, [accountOpened(), event('PasskeyAdded')])
      .when(settle(none, 0))
      .thenRecords();
  });
});

describe('an operator who takes second factors away', () => {
  const remove = (wereHeld: boolean) => ({ type: 'RemoveFactors', ...data, wereHeld }) as const;

  it('is recorded, also where a crash came before the recording', () => {
    given(account, [accountOpened(), event('TotpTurnedOn')])
      .when(remove(false))
      .thenRecords(event('FactorsRemoved'));
    given(account, [accountOpened()]).when(remove(true)).thenRecords(event('FactorsRemoved'));
  });

  it('changes nothing where there are none', () => {
    const before = [accountOpened(), event('PasskeyAdded'), event('FactorsRemoved')];
    given(account, before).when(remove(false)).thenRecords();
    given(account, before).when(settle(none, 2)).thenRecords();
  });
});
