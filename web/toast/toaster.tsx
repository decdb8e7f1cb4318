import { IconButton, Text } from '@radix-ui/themes';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { classes } from '../ui/classes.ts';
import styles from './toast.module.css';
import { currentToast, dismissToast, subscribeToToast, toastDuration } from './toast-store.ts';

const ToastIcon = ({ destructive }: { readonly destructive: boolean }) =>
  destructive ? (
    <CircleAlert size={18} color="var(--red-11)" aria-hidden="true" />
  ) : (
    <CircleCheck size={18} color="var(--accent-11)" aria-hidden="true" />
  );

const CurrentToast = () => {
  const toast = useSyncExternalStore(subscribeToToast, currentToast);
  if (!toast) return null;
  return (
    <Toast.Root
      key={toast.id}
      className={classes(styles['toast'], toast.tone === 'destructive' && styles['destructive'])}
      open={toast.open}
      duration={toastDuration}
      onOpenChange={() => dismissToast(toast.id)}
    >
      <ToastIcon destructive={toast.tone === 'destructive'} />
      <div>
        <Text as="div" size="2" weight="medium" asChild>
          <Toast.Title>{toast.title}</Toast.Title>
        </Text>
        <Text as="div" size="2" color="gray" asChild>
          <Toast.Description>{toast.description}</Toast.Description>
        </Text>
      </div>
      <Toast.Close asChild>
        <IconButton variant="ghost" color="gray" aria-label="Dismiss">
          <X size={16} />
        </IconButton>
      </Toast.Close>
    </Toast.Root>
  );
};

/** The one place where toasts appear; stands once, near the root. */
export const Toaster = () => (
  <Toast.Provider duration={toastDuration} swipeDirection="right">
    <CurrentToast />
    <Toast.Viewport className={styles['toasts']} />
  </Toast.Provider>
);
