import type { LoaderFunctionArgs } from 'react-router';
import { loaderContext, optional, textParameter, with503 } from './loader-context.ts';

const states = ['running', 'coming', 'ended'] as const;

export async function loadActivities(args: LoaderFunctionArgs) {
  const call = loaderContext(args);
  const { client, url, signal } = call;
  const answer = await optional(call, 'activities', client.visitor.web.activity.index({}, signal));
  const activities = answer?.items ?? null;
  const openId = textParameter(url, 'activity');
  const wanted = textParameter(url, 'state');
  // A link to one activity opens the list of its own state.
  const open = activities?.find(({ id }) => id === openId);
  const state = states.find((known) => known === wanted) ?? open?.state ?? 'running';
  const today = new Date().toISOString().slice(0, 10);
  return with503({ activities, today, state, openId: open?.id }, activities);
}
