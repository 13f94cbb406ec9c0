import type { LoaderFunctionArgs } from 'react-router';
import { filter, orMissing, pageCall, withMain } from '../page-call.ts';

const states = ['running', 'coming', 'ended'] as const;

export async function loadActivities(args: LoaderFunctionArgs) {
  const call = pageCall(args);
  const { client, url, signal } = call;
  const answer = await orMissing(call, 'activities', client.visitor.web.activity.index({}, signal));
  const activities = answer?.items ?? null;
  const openId = filter(url, 'activity');
  const wanted = filter(url, 'state');
  // Whoever follows a link to one activity finds it among its own kind.
  const open = activities?.find(({ id }) => id === openId);
  const state = states.find((known) => known === wanted) ?? open?.state ?? 'running';
  const today = new Date().toISOString().slice(0, 10);
  return withMain({ activities, today, state, openId: open?.id }, activities);
}
