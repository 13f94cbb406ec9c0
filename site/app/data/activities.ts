import type { LoaderFunctionArgs } from 'react-router';
import { nullIfUnanswered, pageCall, textParameter, withMain } from './page-call.ts';

const states = ['running', 'coming', 'ended'] as const;

export async function loadActivities(args: LoaderFunctionArgs) {
  const call = pageCall(args);
  const { client, url, signal } = call;
  const answer = await nullIfUnanswered(
    call,
    'activities',
    client.visitor.web.activity.index({}, signal),
  );
  const activities = answer?.items ?? null;
  const openId = textParameter(url, 'activity');
  const wanted = textParameter(url, 'state');
  // A link to one activity opens the list of its own state.
  const open = activities?.find(({ id }) => id === openId);
  const state = states.find((known) => known === wanted) ?? open?.state ?? 'running';
  const today = new Date().toISOString().slice(0, 10);
  return withMain({ activities, today, state, openId: open?.id }, activities);
}
