import { layer } from '@companion/ui/theme';

/** z-index above headers and page content, below dialogs. */
export const aboveHeaders = `calc(${layer.dialog} - 100)`;
