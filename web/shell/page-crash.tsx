import { Component, type ReactNode } from 'react';
import { LoadFailed } from '../ui/load-failed.tsx';

type PageCrashProps = {
  /** Another path gets another try. */
  readonly path: string;
  readonly children: ReactNode;
};
type PageCrashState = { readonly hasCrashed: boolean };

/** What stands in for a page that failed to draw. React offers error boundaries as classes only. */
export class PageCrash extends Component<PageCrashProps, PageCrashState> {
  override state: PageCrashState = { hasCrashed: false };

  static getDerivedStateFromError(): PageCrashState {
    return { hasCrashed: true };
  }

  override componentDidUpdate({ path }: PageCrashProps): void {
    if (this.state.hasCrashed && path !== this.props.path) this.setState({ hasCrashed: false });
  }

  override render(): ReactNode {
    if (!this.state.hasCrashed) return this.props.children;
    return <LoadFailed what="This page" onRetry={() => window.location.reload()} />;
  }
}
