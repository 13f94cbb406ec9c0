/** How long a soak takes, minutes: with `SOAK=full` until also a slow leak shows. */
export const soakMinutes = ({ short, full }: { short: number; full: number }): number =>
  process.env['SOAK'] === 'full' ? full : short;
