import { Box, Button } from '@radix-ui/themes';
import {
  type UpdateUserBody,
  type User,
  updateUserBody,
} from '../../../../domain/contracts/account.ts';
import { browserTimeZone } from '../../../session/browser-time-zone.ts';
import { reportFailure } from '../../../session/report-failure.ts';
import { useUpdateUser } from '../../../session/use-update-user.ts';
import { showToast } from '../../../toast/toast-store.ts';
import { Form } from '../../../ui/form/form.tsx';
import { SelectInput } from '../../../ui/form/select-input.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';

/** Browsers leave out UTC and zones under an older name, which the account may have all the same. */
const optionsWith = (zone: string) =>
  [...new Set([zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])]
    .toSorted()
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }));

const useTimeZone = (user: User) => {
  const { bind } = useFields({ timeZone: user.timeZone });
  const zone = bind('timeZone');
  const { mutate, isPending } = useUpdateUser();
  const save = (body: UpdateUserBody): void =>
    mutate(body, {
      onSuccess: () => showToast({ title: 'Saved', description: 'Your time zone is set.' }),
      onError: (error) => reportFailure('Could not save', error),
    });
  return {
    zone,
    isPending,
    submit: () => save(updateUserBody.parse({ timeZone: zone.value })),
  };
};

export const TimeZoneForm = ({ user }: { readonly user: User }) => {
  const { zone, isPending, submit } = useTimeZone(user);
  const here = browserTimeZone();
  return (
    <Form label="Time zone" refusals={0} onSubmit={submit}>
      <SelectInput
        {...zone}
        label="Time zone"
        name="timeZone"
        placeholder="Choose a time zone"
        options={optionsWith(zone.value)}
      />
      {here && here !== zone.value ? (
        <Box>
          <Button type="button" variant="ghost" onClick={() => zone.onChange(here)}>
            Use this browser's: {here.replaceAll('_', ' ')}
          </Button>
        </Box>
      ) : null}
      <Box>
        <SubmitButton label="Save time zone" isPending={isPending} />
      </Box>
    </Form>
  );
};
