import type { Call, Request } from '../client/request.ts';
import type { AdReport } from '../contract/utils.ts';

export type UtilsCalls = ReturnType<typeof createUtils>;

/** Ad reports. Any 2xx is a success, and a report continues when the page is left. */
export function createUtils(request: Request) {
  const report = (path: string, body: NonNullable<Call<void>['body']>, signal?: AbortSignal) =>
    request({ method: 'POST', path, body, keepalive: true, ignoresAnswer: true, signal });

  return {
    /** The specification defines no body (spec §7). */
    bilibiliPcAdReport: (body: Record<string, unknown> = {}, signal?: AbortSignal): Promise<void> =>
      report('/api/utils/bilibili_pc_ad_report', body, signal),

    /** For a download on a phone. Sends exactly the fields of spec §3; fields not given are empty. */
    huobanAdReport: (
      {
        idfa,
        client_ip,
        model,
        ua,
        oaid,
        updatetime,
        boottime,
        report_from,
        ua_xy,
      }: Partial<Omit<AdReport, 'conv_time'>> = {},
      signal?: AbortSignal,
    ): Promise<void> =>
      report(
        '/api/utils/huoban_ad_report',
        {
          conv_time: 0,
          idfa: idfa ?? '',
          client_ip: client_ip ?? '',
          model: model ?? '',
          ua: ua ?? '',
          oaid: oaid ?? '',
          updatetime: updatetime ?? '',
          boottime: boottime ?? '',
          report_from: report_from ?? '',
          ua_xy: ua_xy ?? '',
        } satisfies AdReport,
        signal,
      ),
  };
}
