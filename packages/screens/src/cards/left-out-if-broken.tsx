import { Component, type ComponentType, type ReactNode } from 'react';

/** Draws nothing instead of a child that throws. React logs the error. */
class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

/**
 * A card that is left out when it throws, so that one item can't take its page. In the browser only: React has no such
 * boundary on a server. There, the contract refuses items that a card can't draw (docs/decisions/018-numbers-and-ids.md).
 */
export const leftOutIfBroken = <Props extends object>(Card: ComponentType<Props>) =>
  function Guarded(props: Props) {
    return (
      <Boundary>
        <Card {...props} />
      </Boundary>
    );
  };
