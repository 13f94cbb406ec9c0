/** Made by `catalogue.ts`. */
declare module 'virtual:catalogue' {
  const catalogue: import('./catalogue.ts').Catalogue;
  export default catalogue;
}

/** Made by `origins.ts`. */
declare module 'virtual:origins' {
  const origins: Record<string, import('./origins.ts').Origin>;
  export default origins;
}
