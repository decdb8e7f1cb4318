import { Flex, RadioGroup, Text } from '@radix-ui/themes';
import type { User } from '../../../../domain/contracts/account.ts';
import { type ExtraTime, extraTimes } from '../../../../domain/contracts/extra-time.ts';
import { reportFailure } from '../../../session/report-failure.ts';
import { useUpdateUser } from '../../../session/use-update-user.ts';
import { showToast } from '../../../toast/toast-store.ts';

const names: Readonly<Record<ExtraTime, string>> = {
  1: 'No extra time',
  1.25: 'Time and a quarter (× 1.25)',
  1.5: 'Time and a half (× 1.5)',
  2: 'Double time (× 2)',
};

/** How much longer the learner's exams are; saved when it is chosen. */
export const ExtraTimeChoice = ({ user }: { readonly user: User }) => {
  const { mutate, isPending, variables } = useUpdateUser();
  const choose = (text: string): void => {
    const extraTime = extraTimes.find((factor) => String(factor) === text);
    if (extraTime === undefined) return;
    mutate(
      { extraTime },
      {
        onSuccess: () =>
          showToast({
            title: 'Saved',
            description: 'It applies from your next timed quiz or exam on.',
          }),
        onError: (error) => reportFailure('Could not save', error),
      },
    );
  };
  const shown = (isPending && variables.extraTime) || user.extraTime;
  return (
    <Flex direction="column" gap="3">
      <RadioGroup.Root aria-label="Extra time" value={String(shown)} onValueChange={choose}>
        {extraTimes.map((factor) => (
          <RadioGroup.Item key={factor} value={String(factor)}>
            {names[factor]}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <Text as="p" size="2" color="gray">
        Exam boards approve extra time in advance. Choose what you were granted or expect to get.
      </Text>
    </Flex>
  );
};
