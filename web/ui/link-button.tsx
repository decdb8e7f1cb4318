import { Button, type ButtonProps } from '@radix-ui/themes';
import { Link } from 'react-router-dom';

type LinkButtonProps = Omit<ButtonProps, 'asChild' | 'onClick' | 'type'> & {
  readonly to: string;
  /** Handed to the page it leads to, outside the address. */
  readonly state?: unknown;
};

/** A link within the product that looks like a button. */
export const LinkButton = ({ to, state, children, ...button }: LinkButtonProps) => (
  <Button asChild {...button}>
    <Link to={to} state={state}>
      {children}
    </Link>
  </Button>
);
