import { Component, type ReactNode } from 'react';

/** An error boundary without a fallback: what stands beside it offers the same. */
export class SilentErrorBoundary extends Component<
  { children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return !this.state.hasFailed && this.props.children;
  }
}
