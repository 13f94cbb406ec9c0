/** Requests and answers of the API as valibot schemas, and their types. */
export * from './captcha.ts';
export * from './character.ts';
export * from './constants.ts';
export * from './envelope.ts';
export * from './error-codes.ts';
export * from './game.ts';
export * from './im.ts';
export * from './knowledge.ts';
export * from './list.ts';
export * from './prose.ts';
export * from './quest.ts';
export * from './refusals.ts';
export * from './users.ts';
export * from './utils.ts';
export * from './visitor.ts';
