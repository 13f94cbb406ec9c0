import { type LoaderContext, optional, with503 } from './loader-context.ts';

export async function loadActivities(call: LoaderContext) {
  const { client, options } = call;
  const answer = await optional(call, 'activities', client.visitor.web.activity.index({}, options));
  const activities = answer?.items ?? null;
  const today = new Date().toISOString().slice(0, 10);
  return with503(call, { activities, today }, activities);
}
