import fc from 'fast-check';

const seed = process.env['FAST_CHECK_SEED'];
if (seed !== undefined) fc.configureGlobal({ seed: Number(seed) });
