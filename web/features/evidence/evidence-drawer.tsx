import { Dialog, Flex, IconButton, VisuallyHidden } from '@radix-ui/themes';
import { X } from 'lucide-react';
import drawerStyles from '../../ui/drawer.module.css';
import { highContrast } from '../../ui/high-contrast.ts';
import { EvidenceOfFigure } from './evidence-of-figure.tsx';

/** The inside of a dialog: fetched when it is first opened. */
export const EvidenceDrawer = ({ figure }: { readonly figure: string }) => (
  <Dialog.Content className={drawerStyles['drawer']}>
    <Flex align="center" justify="between" mb="4">
      <Dialog.Title size="5" weight="medium" mb="0">
        Where this number comes from
      </Dialog.Title>
      <Dialog.Close>
        <IconButton variant="ghost" color="gray" aria-label="Close" {...highContrast}>
          <X size={20} />
        </IconButton>
      </Dialog.Close>
    </Flex>
    <VisuallyHidden>
      <Dialog.Description>The formula and every event it is based on.</Dialog.Description>
    </VisuallyHidden>
    <div className={drawerStyles['body']}>
      <EvidenceOfFigure figure={figure} />
    </div>
  </Dialog.Content>
);
