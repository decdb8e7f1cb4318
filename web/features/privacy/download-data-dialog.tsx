import { Button, Dialog, Flex, Text } from '@radix-ui/themes';
import { useFocusBack } from '../../ui/focus-back.ts';
import { Form } from '../../ui/form/form.tsx';
import { highContrast } from '../../ui/high-contrast.ts';
import { OwnerProofInput } from '../account/owner/owner-proof-input.tsx';
import { type DataFile, sizeOf } from './data-files.ts';
import { useDownloadData } from './use-download-data.ts';

type Props = { readonly file: DataFile; readonly onClose: () => void };

const PasswordAndProgress = ({ file, onClose }: Props) => {
  const { bind, refusals, submit, isPending, bytes } = useDownloadData(file, onClose);
  return (
    <Form label={`Download ${file.name}`} refusals={refusals} onSubmit={submit}>
      <OwnerProofInput bind={bind} />
      <Text as="p" size="2" color="gray" role="status">
        {isPending ? `Downloading, ${sizeOf(bytes)} so far. Keep this page open.` : ''}
      </Text>
      <Flex gap="3" justify="end" wrap="wrap">
        <Dialog.Close>
          <Button type="button" variant="soft" color="gray" {...highContrast}>
            Cancel
          </Button>
        </Dialog.Close>
        <Button type="submit" loading={isPending}>
          Download
        </Button>
      </Flex>
    </Form>
  );
};

/** Asks for the password, shows how far the file has come, and closes once it is saved. */
export const DownloadDataDialog = ({ file, onClose }: Props) => {
  const focusBack = useFocusBack();
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Content maxWidth="460px" {...focusBack}>
        <Dialog.Title size="5" weight="medium">
          {file.title}
        </Dialog.Title>
        <Dialog.Description size="3" mb="4">
          Saved as {file.name}. It holds personal data: keep it where nobody else can read it.
        </Dialog.Description>
        <PasswordAndProgress file={file} onClose={onClose} />
      </Dialog.Content>
    </Dialog.Root>
  );
};
