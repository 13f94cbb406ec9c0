import type { Call, Request } from '../client/request.ts';
import type { AdReport } from '../contract/utils.ts';

export type UtilsCalls = ReturnType<typeof createUtils>;

/** Ad reports: any 2xx is an answer, and a page that is being left sends them to the end. */
export function createUtils(request: Request) {
  const report = (path: string, body: NonNullable<Call<void>['body']>, signal?: AbortSignal) =>
    request({ method: 'POST', path, body, keepalive: true, ignoresAnswer: true, signal });

  return {
    /** Spec §7 shows no body for it. */
    bilibiliPcAdReport: (body: Record<string, unknown> = {}, signal?: AbortSignal): Promise<void> =>
      report('/api/utils/bilibili_pc_ad_report', body, signal),

    /** When the download for phones is triggered. Exactly the fields of spec §3; those not given are empty. */
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
