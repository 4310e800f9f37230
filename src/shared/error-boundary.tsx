import { Component, type ErrorInfo, type ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  readonly fallback: (error: unknown, reset: () => void) => ReactNode;
  /** Reports the error. React itself does not, where a boundary of this class catches it. */
  readonly onError: (error: unknown, componentStack: string) => void;
};

type State = { readonly status: 'whole' } | { readonly status: 'broken'; readonly error: unknown };

/** Code of the product that throws breaks only itself. React has error boundaries as classes only. */
export class ErrorBoundary extends Component<Props, State> {
  constructor(props: Props) {
    super(props);
    // A class field would add helpers of 250 bytes, because fields of Safari 15 have bugs.
    this.state = { status: 'whole' };
  }

  static getDerivedStateFromError(error: unknown): State {
    return { status: 'broken', error };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.onError(error, componentStack ?? '');
  }

  override render() {
    return this.state.status === 'broken' ? (
      this.props.fallback(this.state.error, () => this.setState({ status: 'whole' }))
    ) : (
      // Without this component, React would blame the boundary for a child that is no element.
      <Content>{this.props.children}</Content>
    );
  }
}

const Content = ({ children }: { readonly children: ReactNode }) => children;
