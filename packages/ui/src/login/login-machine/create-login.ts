import { createActor } from 'xstate';
import type { LoginActor, LoginInput } from './login-actor.ts';
import { loginMachine } from './login-machine.ts';

/** Creates a login without React and without a page. Begins with `start()` and the event `dialog.opened`. */
export const createLogin = (input: LoginInput): LoginActor => createActor(loginMachine, { input });
