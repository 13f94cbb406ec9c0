// Names must not change: browsers have them stored.

/** The guides and their list. They belong to the visitor: a logout deletes this cache. */
export const GUIDES_CACHE = 'companion-guides';

/** The offline pages, and the files that these and the guides need. The same for all visitors. */
export const FILES_CACHE = 'companion-files';
