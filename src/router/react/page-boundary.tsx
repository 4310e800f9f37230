import { Component, type ReactNode } from 'react';

export type PageBoundaryProps = {
  readonly children: ReactNode;
  readonly fallback: (error: unknown, reset: () => void) => ReactNode;
  readonly onError: (error: unknown) => void;
};

type BoundaryState =
  | { readonly status: 'whole' }
  | { readonly status: 'broken'; readonly error: unknown };

/** A page that throws takes only itself down. (React has error boundaries as classes alone.) */
export class PageBoundary extends Component<PageBoundaryProps, BoundaryState> {
  constructor(props: PageBoundaryProps) {
    super(props);
    // As a field it would bring helpers of 250 bytes: Safari 15 has fields that do not work everywhere.
    this.state = { status: 'whole' };
  }

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { status: 'broken', error };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.status === 'broken'
      ? this.props.fallback(this.state.error, () => this.setState({ status: 'whole' }))
      : this.props.children;
  }
}
