import { textParameter } from '@companion/screens/paths';
import { type LoaderContext, optional, with503 } from './loader-context.ts';

const states = ['running', 'coming', 'ended'] as const;

export async function loadActivities(call: LoaderContext) {
  const { client, url, options } = call;
  const answer = await optional(call, 'activities', client.visitor.web.activity.index({}, options));
  const activities = answer?.items ?? null;
  const openId = textParameter(url, 'activity');
  const wanted = textParameter(url, 'state');
  // A link to one activity opens the list of its own state.
  const open = activities?.find(({ id }) => id === openId);
  const state = states.find((known) => known === wanted) ?? open?.state ?? 'running';
  const today = new Date().toISOString().slice(0, 10);
  return with503(call, { activities, today, state, openId: open?.id }, activities);
}
