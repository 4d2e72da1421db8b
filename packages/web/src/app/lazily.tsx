/** Screens that are fetched when they are first needed. What could not be fetched may be asked for once more. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { isUnreachable } from './unreachable.ts';

/** A part of the app that could not be fetched: the server does not answer, or holds a newer version. */
class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

const failed = new Set<() => void>();

/** A screen fetched when it is first shown. @throws Unreachable while rendering, where it could not be fetched */
export function lazily<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  let made: LazyExoticComponent<ComponentType<P>> | null = null;
  const fetched = (): Promise<{ default: ComponentType<P> }> =>
    load().catch((error: unknown) => {
      // React keeps what failed for ever: another one is made when somebody tries again, and not before.
      failed.add(() => {
        made = null;
      });
      throw isUnreachable(error) ? new Unreachable(error instanceof Error ? error.message : '') : error;
    });
  return function Lazily(props: P) {
    made ??= lazy(fetched);
    const Screen = made as ComponentType<P>;
    return <Screen {...props} />;
  };
}

/** What failed is fetched anew when it is next shown. */
export function tryAgain(): void {
  for (const forget of failed) forget();
  failed.clear();
}
