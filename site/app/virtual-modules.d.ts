declare module 'virtual:messages/*' {
  import type { Messages } from './locales/localised.tsx';

  const messages: Messages;
  export default messages;
}
