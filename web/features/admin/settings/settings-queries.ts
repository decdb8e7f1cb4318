import { queryOptions } from '@tanstack/react-query';
import {
  adminSettings,
  type ChangeSettingsBody,
  type SettingName,
  type SettingValue,
} from '../../../../domain/contracts/settings.ts';
import { adminRequest } from '../admin-request.ts';

const path = '/api/admin/settings';

export const settingsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'settings'],
    queryFn: ({ signal }) => adminRequest({ path, schema: adminSettings, signal }),
  });

export type Change = {
  readonly setting: SettingName;
  readonly value: SettingValue;
  readonly reason: string;
};

/** @throws HttpError where the value is out of its bounds. */
export const changeSetting = ({ setting, value, reason }: Change) => {
  const body = { [setting]: value, reason } satisfies ChangeSettingsBody;
  return adminRequest({ path, method: 'PATCH', body, schema: adminSettings });
};

/** @throws HttpError where somebody has changed it since. */
export const undoChange = (number: number) =>
  adminRequest({ path: `${path}/undo`, method: 'POST', body: { number }, schema: adminSettings });
