import { Card } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { PanelHead, type PanelHeadProps } from './panel-head.tsx';

type PanelProps = Partial<PanelHeadProps> & {
  readonly children: ReactNode;
  /** `fill` of cells.module.css makes it a column that takes the height of its row. */
  readonly className?: string | undefined;
};

/** A surface with a title; the title states the finding, the note the unit. */
export const Panel = ({ title, children, className = '', ...head }: PanelProps) => (
  <Card size={{ initial: '2', sm: '3' }} className={className}>
    {title ? <PanelHead title={title} {...head} /> : null}
    {children}
  </Card>
);
