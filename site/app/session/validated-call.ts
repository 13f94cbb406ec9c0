import { importWhenOnline } from '@companion/screens/loading';

const load = importWhenOnline(() => import('../lazy/validated-call.ts'));

/** A call whose answer is validated. The contract's schemas come with the first one: they are too large for a first load. */
export const validatedCall: Awaited<ReturnType<typeof load>>['validatedCall'] = async (
  part,
  call,
) => (await load()).validatedCall(part, call);
