export * from '../brand/picture/index.ts';
