import { Component, type ReactNode } from 'react';

type DispensableProps = {
  readonly children: ReactNode;
  /** Stands in for what failed; nothing when absent. */
  readonly instead?: ReactNode;
};
type DispensableState = { readonly hasFailed: boolean };

/**
 * A part whose failure to load or to draw leaves the rest of the page as it is. React offers error
 * boundaries as classes only.
 */
export class Dispensable extends Component<DispensableProps, DispensableState> {
  override state: DispensableState = { hasFailed: false };

  static getDerivedStateFromError(): DispensableState {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
