import { Box, Button } from '@radix-ui/themes';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';

/** Back to the list, and where the keyboard goes on: what was pressed to come here is gone. */
export const AllContentButton = ({ onClick }: { readonly onClick: () => void }) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, []);
  return (
    <Box mb="3">
      <Button ref={button} variant="ghost" color="gray" onClick={onClick}>
        <ArrowLeft size={16} aria-hidden="true" />
        All content
      </Button>
    </Box>
  );
};
