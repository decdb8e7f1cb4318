import { Button, Spinner } from '@radix-ui/themes';

type PayButtonProps = { readonly isProcessing: boolean; readonly amount: string };

/** Says that it works, and cannot be pressed twice. */
export const PayButton = ({ isProcessing, amount }: PayButtonProps) => (
  <Button type="submit" size="3" disabled={isProcessing}>
    {isProcessing ? (
      <>
        <Spinner />
        Processing...
      </>
    ) : (
      `Subscribe for ${amount}`
    )}
  </Button>
);
