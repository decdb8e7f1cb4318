import type { ReactNode } from 'react';
import type { User } from '../../../../domain/contracts/account.ts';

/** One panel of the settings, or nothing where it does not apply to this learner. */
export type SettingsPart = (props: { readonly user: User }) => ReactNode;
