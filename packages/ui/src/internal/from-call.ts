import { fromPromise } from 'xstate';

/**
 * An actor that makes a call and is done with its result. An aborted call has none: `@xstate/react` starts the actors of a
 * stopped machine again (StrictMode does both at once), and XState takes the late end of the first call for that of the
 * second.
 */
export const fromCall = <Output, Input>(
  call: (input: Input, signal: AbortSignal) => Promise<Output>,
) =>
  fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        const unlessAborted =
          <Value>(settle: (value: Value) => void) =>
          (value: Value) => {
            if (!signal.aborted) settle(value);
          };
        call(input, signal).then(unlessAborted(resolve), unlessAborted(reject));
      }),
  );
