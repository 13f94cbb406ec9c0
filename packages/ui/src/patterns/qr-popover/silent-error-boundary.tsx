import { Component, type ReactNode } from 'react';

/** Renders nothing on failure. For children with an alternative beside them. */
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
