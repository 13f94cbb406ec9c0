/** The product's own companion; this seed is the brand. */
export const LOGO_SEED = 'lamp-7';
