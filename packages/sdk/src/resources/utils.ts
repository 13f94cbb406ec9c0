import type { CallOptions, Request } from '../client/request.ts';
import type { AdReport } from '../contract/utils.ts';

export type UtilsCalls = ReturnType<typeof createUtils>;

/**
 * Ad reports, with exactly the fields of spec §3; fields not given are empty. Any 2xx is a success, and a report
 * continues when the page is left.
 */
export function createUtils(request: Request) {
  const report =
    (path: string) =>
    (fields: Partial<Omit<AdReport, 'conv_time'>> = {}, options?: CallOptions): Promise<void> =>
      request({
        method: 'POST',
        path,
        body: {
          conv_time: 0,
          idfa: fields.idfa ?? '',
          client_ip: fields.client_ip ?? '',
          model: fields.model ?? '',
          ua: fields.ua ?? '',
          oaid: fields.oaid ?? '',
          updatetime: fields.updatetime ?? '',
          boottime: fields.boottime ?? '',
          report_from: fields.report_from ?? '',
          ua_xy: fields.ua_xy ?? '',
        } satisfies AdReport,
        keepalive: true,
        ignoresAnswer: true,
        options,
      });

  return {
    /** For a download on a desktop. */
    bilibiliPcAdReport: report('/api/utils/bilibili_pc_ad_report'),
    /** For a download on a phone. */
    huobanAdReport: report('/api/utils/huoban_ad_report'),
  };
}
