import { Component, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { RouterFailure } from "./RouterFailure";

interface Props {
  /** A new place is a new chance. */
  place: string;
  onFailed?: () => void;
  children: ReactNode;
}

class Boundary extends Component<Props, { error: unknown; failed: boolean }> {
  override state = { error: undefined as unknown, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailed?.();
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.place !== this.props.place) this.setState({ error: undefined, failed: false });
  }

  override render() {
    return this.state.failed ? <RouterFailure error={this.state.error} /> : this.props.children;
  }
}

/** Spec 2.1: any router failure shows the default fallback, until the shopper goes somewhere else. */
export function RouterFailureBoundary(props: Omit<Props, "place">) {
  const { pathname, search } = useLocation();
  return <Boundary place={`${pathname}${search}`} {...props} />;
}
