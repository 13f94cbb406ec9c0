/** Length of a soak test, minutes. `SOAK=full` also shows slow leaks. */
export const soakMinutes = ({ short, full }: { short: number; full: number }): number =>
  process.env['SOAK'] === 'full' ? full : short;
