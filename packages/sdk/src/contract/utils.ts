import * as v from 'valibot';

/** POST /api/utils/huoban_ad_report and bilibili_pc_ad_report (spec §3). Fields without a value are empty. */
export const adReport = v.object({
  conv_time: v.literal(0),
  idfa: v.string(),
  client_ip: v.string(),
  model: v.string(),
  ua: v.string(),
  oaid: v.string(),
  updatetime: v.string(),
  boottime: v.string(),
  report_from: v.string(),
  ua_xy: v.string(),
});
export type AdReport = v.InferOutput<typeof adReport>;
