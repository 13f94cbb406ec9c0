export * from '../login/phone/index.ts';
