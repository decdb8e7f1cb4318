import type { Policy } from '../../../api/plugins/policy.ts';

export type Declared = Pick<Policy, 'auth' | 'csrf'>;

export const read = (auth: Policy['auth']): Declared => ({ auth, csrf: false });
export const write = (auth: Policy['auth']): Declared => ({ auth, csrf: true });
