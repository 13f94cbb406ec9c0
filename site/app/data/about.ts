import type { LoaderFunctionArgs } from 'react-router';
import { needed, pageCall } from '../page-call.ts';

export async function loadAbout(args: LoaderFunctionArgs) {
  const call = pageCall(args);
  return { about: await needed(call, call.client.visitor.web.about(call.signal)) };
}
