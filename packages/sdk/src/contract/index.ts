/** Our statement of the wire: schemas and the types that follow from them. */
export * from './captcha.ts';
export * from './envelope.ts';
export * from './users.ts';
export * from './visitor.ts';
