import { Link as RadixLink, type LinkProps as RadixLinkProps } from '@radix-ui/themes';
import { Link } from 'react-router-dom';

type TextLinkProps = Omit<RadixLinkProps, 'href' | 'asChild'> & {
  readonly to: string;
  /** Handed to the page it leads to, outside the address. */
  readonly state?: unknown;
};

/** A link within the product. */
export const TextLink = ({ to, state, children, ...link }: TextLinkProps) => (
  <RadixLink asChild {...link}>
    <Link to={to} state={state}>
      {children}
    </Link>
  </RadixLink>
);
