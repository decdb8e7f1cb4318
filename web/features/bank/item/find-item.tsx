import { Box, Button, Flex, TextField } from '@radix-ui/themes';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { itemId } from '../../../../domain/kernel/ids.ts';
import { highContrast } from '../../../ui/high-contrast.ts';

/** To the page of any question, also of one that nobody doubts. */
export const FindItem = () => {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const { data: id } = itemId.safeParse(text.trim());
  const open = (event: FormEvent): void => {
    event.preventDefault();
    if (id !== undefined) void navigate(`/admin/review/${id}`);
  };
  return (
    <Flex asChild gap="3" mb="5" maxWidth="520px">
      <form onSubmit={open}>
        <Box flexGrow="1">
          <TextField.Root
            aria-label="Id of a question"
            placeholder="Id of a question"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Box>
        <Button variant="surface" color="gray" disabled={id === undefined} {...highContrast}>
          Open
        </Button>
      </form>
    </Flex>
  );
};
