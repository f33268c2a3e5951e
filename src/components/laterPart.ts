import {lazy, type ComponentType, type LazyExoticComponent} from 'react';

import {askToRetry} from '@site/src/clientModules/chunkFailures';

type Load<Props> = () => Promise<{default: ComponentType<Props>}>;

const Nothing = () => null;

/** A part that nobody asked for: where it cannot come, the page does without it, or with what stands in for it. */
export const optionalPart = <Props>(
  load: Load<Props>,
  StandIn: ComponentType<Props> = Nothing,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().catch((error: unknown) => {
      console.warn(error);
      return {default: StandIn};
    }),
  );

/** A part that the reader asked for: where it cannot come, they are told, and may try again. */
export function wantedPart<Props>(load: Load<Props>): LazyExoticComponent<ComponentType<Props>> {
  const loadWhole: Load<Props> = async () => {
    try {
      return await load();
    } catch (error) {
      console.warn(error);
      await askToRetry(error);
      return loadWhole();
    }
  };
  return lazy(loadWhole);
}
