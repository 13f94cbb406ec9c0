export * from '../login/login-machine/index.ts';
