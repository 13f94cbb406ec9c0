/** Made by `changed-days.ts`. */
declare module 'virtual:changed-days' {
  const days: import('./changed-days.ts').ChangedDays;
  export default days;
}

/** Made by `origins.ts`. */
declare module 'virtual:origins' {
  const origins: Record<string, import('./origins.ts').Origin>;
  export default origins;
}
