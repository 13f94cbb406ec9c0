/** z-index above headers and page content, below dialogs (`layer` of ui). */
export const aboveHeaders = 1900;
