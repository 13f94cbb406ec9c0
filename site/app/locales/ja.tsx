import messages from 'virtual:messages/ja';
import { Outlet } from 'react-router';
import { Localised } from './localised.tsx';

export default function Japanese() {
  return (
    <Localised locale="ja" messages={messages}>
      <Outlet />
    </Localised>
  );
}
