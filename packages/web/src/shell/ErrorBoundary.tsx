import { Component, type ErrorInfo, type ReactNode } from 'react';
import { tryAgain } from '../app/lazily.tsx';
import { hrefTo } from '../app/router.ts';
import { stringsNow } from '../app/strings/index.ts';
import { isUnreachable } from '../app/unreachable.ts';
import { Button, ButtonLink } from '../design/index.ts';

interface Props {
  children: ReactNode;
  /** A new value tries again: the address, so that going elsewhere leaves the fault behind. */
  resetOn: string;
}

interface State {
  error: Error | null;
  at: string;
}

/** Catches what a screen throws and says so in plain words; the rest of the app goes on. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, at: this.props.resetOn };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    if (props.resetOn === state.at) return null;
    if (state.error !== null) tryAgain();
    return { error: null, at: props.resetOn };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const s = stringsNow();
    if (isUnreachable(error))
      return (
        <div className="full page" role="alert">
          <header className="page-head">
            <h1>{s.app.unreachable}</h1>
            <p className="soft large lines-135 page-lead">{s.app.unreachableText}</p>
          </header>
          <div className="row">
            <Button
              kind="primary"
              onClick={() => {
                tryAgain();
                this.setState({ error: null });
              }}
            >
              {s.app.tryAgain}
            </Button>
            <Button onClick={() => location.reload()}>{s.app.reload}</Button>
            <ButtonLink href={hrefTo({ screen: 'home' })}>{s.app.toHome}</ButtonLink>
          </div>
        </div>
      );
    return (
      <div className="full page stack" role="alert">
        <h1>{s.app.broken}</h1>
        <p className="prose">{s.app.brokenText}</p>
        <p className="prose small num">{error.message}</p>
        <div className="row">
          <Button kind="primary" onClick={() => location.reload()}>
            {s.app.reload}
          </Button>
          <ButtonLink href={hrefTo({ screen: 'home' })}>{s.app.toHome}</ButtonLink>
        </div>
      </div>
    );
  }
}
