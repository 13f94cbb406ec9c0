export * from '../patterns/navigation/index.ts';
