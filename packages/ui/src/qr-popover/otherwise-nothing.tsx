import { Component, type ReactNode } from 'react';

/** Draws what is in it, and nothing where that fails: what stands beside it says the same. */
export class OtherwiseNothing extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return !this.state.hasFailed && this.props.children;
  }
}
