import { Box, Button } from '@radix-ui/themes';
import { type ReactNode, useId, useState } from 'react';

type RevealProps = {
  readonly show: string;
  readonly hide: string;
  readonly children: ReactNode;
};

/** Hidden until it is asked for, so that one tries first. */
export const Reveal = ({ show, hide, children }: RevealProps) => {
  const [isShown, set] = useState(false);
  const id = useId();
  return (
    <Box mt="3">
      <Button
        variant="surface"
        color="gray"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => set(!isShown)}
      >
        {isShown ? hide : show}
      </Button>
      <Box id={id} mt="3" hidden={!isShown}>
        {isShown ? children : null}
      </Box>
    </Box>
  );
};
