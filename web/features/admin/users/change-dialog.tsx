import { Box, TextField } from '@radix-ui/themes';
import { useState } from 'react';
import { z } from 'zod';
import { type AdminUserDetail, mostExtension } from '../../../../domain/contracts/admin.ts';
import { Field } from '../../../ui/form/field.tsx';
import textStyles from '../../../ui/text.module.css';
import { adminRequest } from '../admin-request.ts';
import { WishDialog } from '../wish-dialog.tsx';

export type UserWish = {
  readonly label: string;
  /** What comes of it, in the words of the dialog. */
  readonly consequence: string;
  /** Of this account: where it is sent. */
  readonly path: 'role' | 'plan' | 'plan/extension' | 'suspension' | 'suspension/end';
  /** Beside the reason. */
  readonly body: Readonly<Record<string, string>>;
  /** How many days more; asked for where the path is an extension. */
  readonly asksDays?: true;
  readonly isGrave?: true;
};

type ChangeDialogProps = {
  readonly user: AdminUserDetail;
  readonly wish: UserWish;
  readonly onClose: () => void;
};

/** Says what a change does, and asks why. */
export const ChangeDialog = ({ user, wish, onClose }: ChangeDialogProps) => {
  const [days, setDays] = useState('14');
  const { label, consequence, path, body, asksDays, isGrave = false } = wish;
  const carryOut = (reason: string) =>
    adminRequest({
      path: `/api/admin/users/${user.accountId}/${path}`,
      method: 'POST',
      body: { ...body, ...(asksDays ? { days: Number(days) } : {}), reason },
      schema: z.unknown(),
    });
  const title = `${label}: ${user.username}`;
  return (
    <WishDialog
      wish={{ label, title, consequence, isDestructive: isGrave, carryOut }}
      changes={['admin']}
      onClose={onClose}
    >
      {asksDays ? (
        <Box mt="4">
          <Field label="Days of Pro">
            {(control) => (
              <TextField.Root
                {...control}
                type="number"
                className={textStyles['num']}
                required
                min={1}
                max={mostExtension}
                value={days}
                onChange={({ target }) => setDays(target.value)}
              />
            )}
          </Field>
        </Box>
      ) : null}
    </WishDialog>
  );
};
