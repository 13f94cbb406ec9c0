import fc from 'fast-check';

/** Any UTF-16 text, also malformed. `unit: 'binary'` of fast-check needs seconds to start. */
export const anyText = (maxLength = 20) =>
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength })
    .map((units) => String.fromCharCode(...units));
